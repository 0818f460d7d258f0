"""What goes between server and browser: message shapes, strict decoding, and the schema that types are made from."""

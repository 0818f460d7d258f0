"""The protocol between server and browser: message shapes, strict decoding, and generated browser types."""

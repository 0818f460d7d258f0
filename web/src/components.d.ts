declare module "*/components.toml" {
  const document: { readonly [name: string]: unknown };
  export default document;
}

/** The module that web/boards.ts generates: boards and texts of games outside this folder, by key and by key/language. */
declare module "virtual:boards" {
  export const boards: Record<string, () => Promise<{ default: unknown }>>;
  export const texts: Record<string, () => Promise<{ default: string }>>;
}

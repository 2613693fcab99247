/** The product is built and served by `dependencies`; all packages are those and what only tests and checks need. */
export type Packages = 'product' | 'all';
/** Gives the arguments for npm, or null if nothing is missing. */
export function installNeeded(
  stamp: string | null,
  hash: string,
  wanted: Packages,
): { args: string[]; packages: Packages } | null;

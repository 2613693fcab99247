/** The product is built and served by `dependencies`; all packages are those and what only tests and checks need. */
export type Packages = 'product' | 'all';
/** Gives the arguments for npm, or null if nothing is missing. */
export function installNeeded(
  stamp: string | null,
  hash: string,
  wanted: Packages,
): { args: string[]; packages: Packages } | null;
type Lock = { packages: Record<string, Record<string, unknown>> };
/** Gives the lock file with the usual address of each package. */
export function withAddresses(lock: Lock, registry: string): Lock;
/** Installs exactly what the lock file of `home` says, the project's own folder by default, unless that has been done. */
export function ensureInstalled(wanted?: Packages, home?: string): Promise<void>;

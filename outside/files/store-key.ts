const keyPattern = /^[a-z0-9][a-z0-9/._-]*$/;

/** Throws for a key that this program cannot have made: it would lead out of the store. */
export function requireOwnKey(key: string): void {
  if (!keyPattern.test(key) || key.includes('..')) throw new Error('That is not a key of ours.');
}

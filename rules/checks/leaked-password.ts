/** Reads the list next to this file; the first lines of the list name its source. */
export function readLeaked(text: string): Set<string> {
  return new Set(text.split('\n').filter((line) => line && !line.startsWith('# ')));
}

/** Capital letters make no leaked password a new one. */
export function isLeaked(password: string, leaked: Set<string>): boolean {
  return leaked.has(password.toLowerCase());
}

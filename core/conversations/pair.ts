/** The key of the one direct conversation of two accounts. */
export function pairOf(one: string, other: string): string {
  return [one, other].sort().join(' ');
}

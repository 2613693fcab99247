/** What the one direct conversation of two accounts is known by. */
export function pairOf(one: string, other: string): string {
  return [one, other].sort().join(' ');
}

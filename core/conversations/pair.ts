/** The key of the one direct conversation of two accounts. */
export function pairOf(one: string, other: string): string {
  return [one, other].sort().join(' ');
}

/** Whether a conversation is between two members, and not one of a member with a project's owners, or of a team. */
export function isOfTwo(kind: string): boolean {
  return kind !== 'team' && kind !== 'application' && kind !== 'introduction';
}

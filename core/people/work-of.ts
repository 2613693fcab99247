/** The past work of a member as a text, a line for each. */
export function workOf(work: unknown): string {
  if (!Array.isArray(work)) return '';
  return work
    .map(({ what, where, line }: { what: string; where: string; line: string }) =>
      [what, where, line].filter(Boolean).join(' · '),
    )
    .join('\n');
}

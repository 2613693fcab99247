const { compare } = new Intl.Collator('en-IN', { numeric: true });

/** Each semester once, as people count them: 2 before 11. */
export function orderSemesters(semesters: Iterable<string>): string[] {
  return [...new Set(semesters)].sort(compare);
}

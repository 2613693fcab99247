/** The label of a stored value; one that is in no list (a place that a member wrote) stands for itself. */
export function labelOf(labels: Readonly<Partial<Record<string, string>>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

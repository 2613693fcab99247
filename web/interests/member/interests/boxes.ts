/** The name of a box in the form. */
export function boxOf(group: string, value: string): string {
  return `${group} ${value}`;
}

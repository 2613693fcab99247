/** The name of the box of a role in a form. */
export function roleField(role: string): string {
  return `role-${role}`;
}

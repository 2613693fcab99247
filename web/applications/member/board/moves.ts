/** The name of the choice where to move an application. */
export function moveOf(id: string): string {
  return `to.${id}`;
}

/**
 * A name as a letter may show it. Anybody can register somebody else's address under any name, so that one which carries
 * an address of the web, or a message, would make our mail theirs: such a one is left out.
 */
export function shownName(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > 60 || /[/\\@:<>[\]]|[.。．｡]\p{L}{2,}/u.test(line) ? '' : line;
}

/**
 * A name as an email may show it. Anyone can register another person's address under any name, so a name that holds a web
 * address or a message would turn our email into theirs: such a name is left out.
 */
export function shownName(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > 60 || /[/\\@:<>[\]]|[.。．｡]\p{L}{2,}/u.test(line) ? '' : line;
}

/**
 * A name as an email may show it. Anyone can register another person's address under any name, so a name that holds a web
 * address or a message would turn our email into theirs: such a name is left out. `most` is larger for names that staff have checked.
 */
export function shownName(name: string, most = 60): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > most || /[/\\@:<>[\]]|[.。．｡]\p{L}{2,}/u.test(line) ? '' : line;
}

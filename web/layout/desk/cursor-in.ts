/** A list's place as its address has it: the first page has no cursor. */
export function cursorIn(url: URL): string | undefined {
  return url.searchParams.get('cursor') || undefined;
}

/** Reads the cursor of a list from the address; the first page has none. */
export function cursorIn(url: URL): string | undefined {
  return url.searchParams.get('cursor') || undefined;
}

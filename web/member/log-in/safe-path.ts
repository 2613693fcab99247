const anyOrigin = 'https://site.invalid';

/** The path to return to after signing in, or null when it would lead away from this site. */
export function safePath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null;
  if (!URL.canParse(wanted, anyOrigin)) return null;
  const url = new URL(wanted, anyOrigin);
  return url.origin === anyOrigin ? `${url.pathname}${url.search}${url.hash}` : null;
}

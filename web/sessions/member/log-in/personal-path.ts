import { pageAt } from '#web/page-at.ts';
import { paths } from '#web/paths.ts';

const anyOrigin = 'https://site.invalid';
/** Who comes from there would go round in circles. */
const entrances: string[] = [paths.login, paths.signin, paths.signup];

/** The path to return to after signing in, or null when it leads to none of this site's personal pages. */
export function personalPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null;
  if (!URL.canParse(wanted, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  const kind = origin === anyOrigin && !entrances.includes(pathname) && pageAt(pathname)?.page.kind;
  return kind === 'personal' || kind === 'desk' ? `${pathname}${search}${hash}` : null;
}

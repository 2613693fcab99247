import { sessionPaths } from '#contract/sessions/paths.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { pageAt } from '#web/page-at.ts';

const anyOrigin = 'https://site.invalid';
/** Who comes from there would go round in circles. */
const entrances: string[] = [sessionPaths.login, sessionPaths.signin, signUpPaths.signup];

/** The path to return to after signing in, or null when it leads to none of this site's personal pages. */
export function personalPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null;
  if (!URL.canParse(wanted, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  const page = pageAt(pathname)?.page;
  const isEntrance = entrances.some((entrance) => pageAt(entrance)?.page === page);
  const kind = origin === anyOrigin && !isEntrance && page?.kind;
  return kind === 'personal' || kind === 'desk' ? `${pathname}${search}${hash}` : null;
}

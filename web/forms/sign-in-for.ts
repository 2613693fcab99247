import { paths } from '../paths.ts';

/** Where to sign in, and to come back from. The way back is kept, but to the dashboard, where signing in leads anyway. */
export function signInFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  if (pathname === paths.dashboard) return paths.login;
  return `${paths.login}?next=${encodeURIComponent(pathname + search)}`;
}

import { paths } from '../paths.ts';

/**
 * Where to sign in, and to come back from; where most who come have no account yet, where to make one. The way back is kept,
 * but to the dashboard, where signing in leads anyway.
 */
export function signInFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  if (pathname === paths.dashboard) return paths.login;
  const entrance = pathname === paths.newProject ? paths.signup : paths.login;
  return `${entrance}?next=${encodeURIComponent(pathname + search)}`;
}

/** Where to come in again and back, for whoever sent something after their session had ended: they have an account. */
export function signInAgainFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${paths.login}?next=${encodeURIComponent(pathname + search)}`;
}

/** Where to say one's age once, before the first page that asks for it, and to come back from. */
export function birthDateFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${paths.birthDate}?next=${encodeURIComponent(pathname + search)}`;
}

import { accountPaths } from '#contract/accounts/paths.ts';
import { factorPaths } from '#contract/factors/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';

/**
 * Where to sign in, and to come back from; where most who come have no account yet, where to make one. The way back is kept,
 * but to the dashboard, where signing in leads anyway.
 */
export function signInFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  if (pathname === todayPaths.dashboard) return sessionPaths.login;
  const entrance = pathname === projectPaths.newProject ? signUpPaths.signup : sessionPaths.login;
  return `${entrance}?next=${encodeURIComponent(pathname + search)}`;
}

/** The sign-in page with the way back, for a member whose session ended before they sent a form: they have an account. */
export function signInAgainFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${sessionPaths.login}?next=${encodeURIComponent(pathname + search)}`;
}

/** Where a log-in that awaits its second proof goes on, or a member proves it again; and to come back from. */
export function secondProofFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${sessionPaths.second}?next=${encodeURIComponent(pathname + search)}`;
}

/** The refusals that this page takes away. */
export const secondProofCodes: readonly string[] = ['user_more_factors_required', 'user_challenge_required'];

/** Where staff add the second factor that they need before they go on. */
export const factorRequired = { code: 'factor_required', path: factorPaths.signIn } as const;

/** Where to say one's age once, before the first page that asks for it, and to come back from. */
export function birthDateFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${accountPaths.birthDate}?next=${encodeURIComponent(pathname + search)}`;
}

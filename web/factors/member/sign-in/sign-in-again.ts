import { factorPaths } from '#contract/factors/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';

export const signInAgain = `${sessionPaths.login}?next=${encodeURIComponent(factorPaths.signIn)}`;

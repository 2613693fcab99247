import { paths } from '../paths.ts';

/** Where to sign in, and to come back from to this very page. */
export function signInAddress(): string {
  return `${paths.login}?next=${encodeURIComponent(location.pathname + location.search)}`;
}

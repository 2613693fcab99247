import { personalPath } from '#web/sessions/member/log-in/personal-path.ts';

/** The page that a form leads back to once it is saved: one of our own, or null. */
export function backOf(url: URL): string | null {
  return personalPath(url.searchParams.get('back'));
}

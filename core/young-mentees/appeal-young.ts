import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { appealNoShow } from '../mentoring/appeal-no-show.ts';
import { actInSession } from './act-in-session.ts';

/**
 * Asks an administrator to look at a session that the mentee is said to have missed.
 * @throws Refusal each of `actInSession` and `appealNoShow`
 */
export function appealYoung(
  core: Core,
  member: Member,
  { requestId, words }: { requestId: string; words: string },
): Promise<YoungRequestBody> {
  return actInSession(core, member, requestId, (sessionId) =>
    appealNoShow(core, member, { sessionId, words }),
  );
}

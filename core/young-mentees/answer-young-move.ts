import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { answerMove } from '../mentoring/answer-move.ts';
import { takeMoveBack } from '../mentoring/take-move-back.ts';
import { actInSession } from './act-in-session.ts';

type Answer = { requestId: string; time: string };

/**
 * Takes a time that the mentor offers, or keeps the agreed one: then what either side has offered is dropped.
 * @throws Refusal `young_request_unknown`, `mentoring_moved`; each of `answerMove` and `takeMoveBack`
 */
export function answerYoungMove(
  core: Core,
  member: Member,
  { requestId, time }: Answer,
): Promise<YoungRequestBody> {
  return actInSession(core, member, requestId, async (sessionId) => {
    const offer = await core.db
      .selectFrom('mentoring_sessions')
      .select('offered_by')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    // Without an offer the agreed time stands already.
    if (time === '' && !offer?.offered_by) return;
    if (time === '' && offer?.offered_by === 'mentee') await takeMoveBack(core, member, sessionId);
    else await answerMove(core, member, { sessionId, time });
  });
}

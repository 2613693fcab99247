import type { GuardianSessionBody } from '#contract/young-mentees/guardian-calls.ts';
import type { Db } from '#db/connect.ts';
import { hostOf } from '#rules/mentoring/meeting-location.ts';
import type { SessionState, Side } from '#rules/mentoring/session-states.ts';
import { isoDate } from '../ground/dates.ts';
import type { SessionRow } from '../mentoring/row.ts';
import { isLiveShown } from '../mentoring/still-young.ts';
import { endWarningsOf, warningsOf } from '../mentoring/warnings-of.ts';

/** The sessions of a member under 18 with every word of both sides, as the guardian reads them, by their id. */
export async function findGuardianSessions(
  db: Db,
  menteeId: string,
): Promise<Map<string, GuardianSessionBody>> {
  const sessions = await db
    .selectFrom('mentoring_sessions')
    .select(['id', 'state', 'starts_at', 'minutes', 'offered', 'offered_by', 'words', 'ended_by'])
    .select([
      'location_kind',
      'location',
      'guardian_phone',
      isLiveShown('mentoring_sessions').as('is_live_shown'),
    ])
    .where('mentee_id', '=', menteeId)
    .where('is_young', '=', true)
    .orderBy('asked_at', 'desc')
    .limit(50)
    .execute();
  const ids = sessions.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [messages, notes, steps] = await Promise.all([
    db
      .selectFrom('mentoring_messages')
      .selectAll()
      .where('session_id', 'in', ids)
      .orderBy('written_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('mentoring_notes')
      .select(['session_id', 'side', 'text'])
      .where('session_id', 'in', ids)
      .where('is_private', '=', false)
      .where('text', '<>', '')
      .orderBy('side')
      .execute(),
    db
      .selectFrom('mentoring_steps')
      .select(['session_id', 'who', 'by_side', 'text', 'done_at'])
      .where('session_id', 'in', ids)
      .orderBy('written_at')
      .orderBy('id')
      .execute(),
  ]);
  const of = <Row extends { session_id: string }>(rows: Row[], id: string) =>
    rows.filter((row) => row.session_id === id);
  return new Map(
    sessions.map((one) => [
      one.id,
      {
        state: one.state as SessionState,
        startsAt: isoDate(one.starts_at),
        minutes: one.minutes,
        offered: one.offered.map(isoDate),
        offeredBy: (one.offered_by ?? '') as Side | '',
        messages: of(messages, one.id).map(({ side, text, written_at: at }) => ({
          side: side as Side,
          text,
          at: isoDate(at),
          warnings: side === 'mentor' ? warningsOf(text) : [],
        })),
        notes: of(notes, one.id).map(({ side, text }) => ({ side: side as Side, text })),
        steps: of(steps, one.id).map(({ who, by_side: by, text, done_at: doneAt }) => ({
          who: who as Side,
          by: by as Side,
          text,
          isDone: doneAt !== null,
        })),
        endWords: one.words,
        endWarnings: endWarningsOf(one, 'mentee'),
        ...placeOf(one),
      },
    ]),
  );
}

type Place = Pick<SessionRow, 'state' | 'location_kind' | 'location' | 'guardian_phone'> & {
  is_live_shown: boolean;
};

/** The link from the yes of the mentor on, as both sides read it, and the guardian’s own number, until they are erased. */
function placeOf(one: Place): Pick<GuardianSessionBody, 'link' | 'phone'> {
  const isAgreed = ['confirmed', 'took_place', 'not_held', 'no_show'].includes(one.state);
  const isShown = one.is_live_shown && one.location_kind === 'link' && isAgreed && one.location !== '';
  return {
    link: isShown ? { text: one.location, host: hostOf(one.location) } : null,
    phone: one.guardian_phone,
  };
}

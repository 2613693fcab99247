import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import type { ReleaseScope } from '../../mentoring/release-reactions.ts';
import { sideOf } from '../../mentoring/row.ts';
import { holdAccounts } from '../../mentoring/steps/hold-accounts.ts';
import { endMentorship } from './end-mentorship.ts';
import { holdMentorship } from './hold-mentorship.ts';

/**
 * Ends proposals and mentorships because one side is not available; with `sessions` false proposals alone. The sessions ahead
 * are released by their own module.
 */
export async function releaseMentorships(tx: Tx, { where, sessions, causedBy }: ReleaseScope): Promise<void> {
  const states = sessions ? sql`('proposed', 'running', 'paused')` : sql`('proposed')`;
  const { rows } = await sql<{ id: string; mentor_id: string | null; mentee_id: string | null }>`
    select id, mentor_id, mentee_id from mentorships where state in ${states} and ${where} order by id`.execute(
    tx,
  );
  await holdAccounts(
    tx,
    rows.flatMap((one) => [one.mentor_id, one.mentee_id]),
  );
  for (const { id } of rows) {
    const held = await holdMentorship(tx, id);
    const state = held?.one.state ?? '';
    if (held && (state === 'proposed' || (sessions && ['running', 'paused'].includes(state))))
      await endMentorship(tx, held.one, { state: 'released', by: sideOf(held.one, causedBy) });
  }
}

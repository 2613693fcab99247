import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import type { ReleaseScope } from '../release-reactions.ts';
import { sideOf } from '../row.ts';
import { freeBooked } from './book.ts';
import { endSession } from './end-session.ts';
import { holdAccounts } from './hold-accounts.ts';
import { holdSession } from './hold-session.ts';

/**
 * Ends what is ahead because one side is not available: requests, sessions, reserved slots and entries on lists. A claim about a
 * session that has begun goes on. The other side reads "not available at present".
 */
export async function releaseSessions(tx: Tx, { where, sessions, causedBy }: ReleaseScope): Promise<void> {
  const states = sessions ? sql`('asked', 'confirmed')` : sql`('asked')`;
  const { rows } = await sql<{ id: string; mentor_id: string | null; mentee_id: string | null }>`
    select id, mentor_id, mentee_id from mentoring_sessions
    where state in ${states} and (state = 'asked' or starts_at > now()) and ${where} order by id`.execute(tx);
  const { rows: reserved } = await sql<{ id: string; mentor_id: string; mentee_id: string }>`
    select id, mentor_id, mentee_id from mentoring_reservations where state = 'held' and ${where} order by id`.execute(
    tx,
  );
  await holdAccounts(
    tx,
    [...rows, ...reserved].flatMap((one) => [one.mentor_id, one.mentee_id]),
  );
  for (const { id } of rows) await releaseSession(tx, id, { sessions, causedBy });
  for (const { id } of reserved) {
    const freed = await tx
      .updateTable('mentoring_reservations')
      .set({ state: 'freed' })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .returning('id')
      .executeTakeFirst();
    if (freed) await freeBooked(tx, { id });
  }
  await sql`delete from mentoring_lists where ${where}`.execute(tx);
}

/** The same of one session alone. */
export async function releaseSession(
  tx: Tx,
  id: string,
  { sessions, causedBy }: Pick<ReleaseScope, 'sessions' | 'causedBy'>,
): Promise<void> {
  const held = await holdSession(tx, id);
  if (!held || !['asked', 'confirmed'].includes(held.one.state)) return;
  if (held.one.state === 'confirmed' && (!sessions || held.now >= held.one.starts_at)) return;
  await endSession(tx, held.one, { state: 'released', by: sideOf(held.one, causedBy) });
}

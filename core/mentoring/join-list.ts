import { sql } from 'kysely';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { holdOffBlocks } from '../blocks/steps/hold-unblocked.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { holdAccounts } from './steps/hold-accounts.ts';
import { requireOpenPage } from './steps/require-askable.ts';

/**
 * Puts the member on the list of a mentor without slots, for 30 days; it reserves nothing. Who waits already keeps the position.
 * @throws Refusal `mentoring_lists_many`, `mentoring_list_full`, `mentoring_list_needless`; each of `requireOpenPage`
 */
export async function joinList(core: Core, member: Member, mentorId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await holdAccounts(tx, [member.id, mentorId]);
    requireAge(await holdOwnStanding(tx, member), 'adult');
    await holdOffBlocks(tx, member.id, mentorId);
    await requireOpenPage(tx, member, mentorId, 'session');
    const counts = await countLists(tx, member.id, mentorId);
    if (counts.waits) return;
    if (counts.slots > 0) throw new Refusal('mentoring_list_needless');
    if (counts.lists >= limits.lists) throw new Refusal('mentoring_lists_many');
    if (counts.members >= limits.members) throw new Refusal('mentoring_list_full');
    await sql`
      insert into mentoring_lists (mentor_id, mentee_id, until)
      values (${mentorId}, ${member.id}, now() + make_interval(days => ${limits.listDays}))
      on conflict (mentor_id, mentee_id) do update set joined_at = clock_timestamp(), until = excluded.until`.execute(
      tx,
    );
    await sql`
      insert into mentoring_list_looks (mentor_id, seen) values (${mentorId}, '{}')
      on conflict do nothing`.execute(tx);
    await record(tx, { name: 'mentoring.listChanged', accountId: member.id, subject: { mentorId } });
  });
}

async function countLists(tx: Tx, menteeId: string, mentorId: string) {
  const { rows } = await sql<{ waits: boolean; slots: number; lists: number; members: number }>`
    select
      exists (select from mentoring_lists where mentor_id = ${mentorId} and mentee_id = ${menteeId} and until > now()) as waits,
      (select count(*)::int from mentor_slots where account_id = ${mentorId} and closes_at > now()) as slots,
      (select count(*)::int from mentoring_lists where mentee_id = ${menteeId} and until > now()) as lists,
      (select count(*)::int from mentoring_lists where mentor_id = ${mentorId} and until > now()) as members`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('The database counts nothing.');
  return row;
}

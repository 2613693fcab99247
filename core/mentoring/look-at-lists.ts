import { sql } from 'kysely';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';

const atOnce = 500;

/**
 * Tells as many members of a list as slots have come free, in the order in which they joined, and the rest 6 hours later if a
 * slot is left. Who is told leaves the list.
 */
export async function lookAtLists(core: Core): Promise<void> {
  await sql`delete from mentoring_lists where until <= now()`.execute(core.db);
  await sql`
    delete from mentoring_list_looks where not exists (
      select from mentoring_lists where mentoring_lists.mentor_id = mentoring_list_looks.mentor_id
    )`.execute(core.db);
  const due = await core.db
    .selectFrom('mentoring_list_looks')
    .select('mentor_id')
    .where(
      sql<boolean>`(rest_at <= now() or exists (
        select from mentor_slots where account_id = mentor_id and closes_at > now() and starts_at <> all(seen)
      ))`,
    )
    .limit(atOnce)
    .execute();
  for (const { mentor_id: mentorId } of due)
    await core.db.transaction().execute((tx) => lookAt(tx, mentorId));
}

type Look = { now: Date; seen: Date[]; rest_at: Date | null; slots: Date[] };

async function lookAt(tx: Tx, mentorId: string): Promise<void> {
  const { rows } = await sql<Look>`
    select now() as now, seen, rest_at, array(
      select starts_at from mentor_slots where account_id = mentor_id and closes_at > now() order by starts_at
    ) as slots
    from mentoring_list_looks where mentor_id = ${mentorId} for update skip locked`.execute(tx);
  const [look] = rows;
  if (!look) return;
  const seen = new Set(look.seen.map((at) => at.getTime()));
  const fresh = look.slots.filter((at) => !seen.has(at.getTime())).length;
  const isRest = look.rest_at !== null && look.rest_at <= look.now;
  const told = isRest && look.slots.length > 0 ? limits.members : fresh;
  if (told > 0) await tell(tx, mentorId, told);
  const restAt =
    fresh > 0 && !isRest
      ? sql<Date>`now() + make_interval(hours => ${limits.restOfListHours})`
      : isRest
        ? null
        : look.rest_at;
  await tx
    .updateTable('mentoring_list_looks')
    .set({ seen: look.slots, rest_at: restAt })
    .where('mentor_id', '=', mentorId)
    .execute();
}

async function tell(tx: Tx, mentorId: string, count: number): Promise<void> {
  const { rows } = await sql<{ mentee_id: string }>`
    delete from mentoring_lists where mentor_id = ${mentorId} and mentee_id in (
      select mentee_id from mentoring_lists where mentor_id = ${mentorId} order by joined_at, mentee_id limit ${count}
      for update skip locked
    ) returning mentee_id`.execute(tx);
  for (const { mentee_id: accountId } of rows)
    await record(tx, { name: 'mentoring.slotFound', accountId, subject: { mentorId } });
}

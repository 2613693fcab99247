import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Slot } from '#rules/mentoring/slots.ts';
import { holdInOrder } from '../../accounts/steps/hold-in-order.ts';
import type { Tx } from '../../ground/events.ts';
import { computeSlots, type HeldMentor } from '../compute-slots.ts';
import { freeBits } from '../free-bits.ts';
import { rowOf } from '../row.ts';

/**
 * Computes the slots of a mentor from hours and busy times, and stores the difference. To be called in the transaction of
 * everything that changes one of them; nothing happens for a member who is no mentor.
 */
export function refreshSlots(tx: Tx, mentorId: string): Promise<void> {
  return refreshSlotsOf(tx, [mentorId]);
}

/** The same for several mentors, whose accounts the caller holds. Their pages are held in the order of their ids. */
export async function refreshSlotsOf(tx: Tx, mentorIds: readonly string[]): Promise<void> {
  const mentors = await holdMentors(tx, mentorIds);
  if (mentors.length === 0) return;
  await store(tx, await computeSlots(tx, mentors));
}

/** The same for mentors of whom the caller holds nothing yet. */
export async function holdAndRefreshSlots(tx: Tx, mentorIds: readonly string[]): Promise<void> {
  await holdInOrder(tx, mentorIds);
  await refreshSlotsOf(tx, mentorIds);
}

/** With the day until which each of them is away, by their public profile. */
export async function holdMentors(tx: Tx, mentorIds: readonly string[]): Promise<HeldMentor[]> {
  const rows = await tx
    .selectFrom('mentors')
    .selectAll()
    .select([now.as('now')])
    .select(
      sql<
        string | null
      >`(select away_until::text from people where people.account_id = mentors.account_id)`.as('away_until'),
    )
    .where('account_id', '=', sql<string>`any(${mentorIds}::text[])`)
    .orderBy('account_id')
    .forUpdate()
    .execute();
  return rows.map(rowOf);
}

/** One statement for all, and nothing is written for a mentor whose slots are as before. */
async function store(tx: Tx, slots: ReadonlyMap<string, readonly Slot[]>): Promise<void> {
  const ids = [...slots.keys()];
  const all = [...slots].flatMap(([id, some]) => some.map((slot) => ({ id, ...slot })));
  const firsts = ids.map((id) => slots.get(id)?.[0]);
  const iso = (at: number) => new Date(at).toISOString();
  await sql`
    with wanted as materialized (
      select * from unnest(
        ${all.map(({ id }) => id)}::text[],
        ${all.map(({ startsAt }) => iso(startsAt))}::timestamptz[],
        ${all.map(({ closesAt }) => iso(closesAt))}::timestamptz[]
      ) as one (account_id, starts_at, closes_at)
    ), gone as (
      delete from mentor_slots as stored
      where stored.account_id = any(${ids}::text[]) and not exists (
        select from wanted where wanted.account_id = stored.account_id and wanted.starts_at = stored.starts_at
      )
    ), found as (
      update mentors set next_at = one.next_at, next_closes_at = one.next_closes_at, free = one.free::bit(5376)
      from unnest(
        ${ids}::text[],
        ${firsts.map((first) => (first ? iso(first.startsAt) : null))}::timestamptz[],
        ${firsts.map((first) => (first ? iso(first.closesAt) : null))}::timestamptz[],
        ${ids.map((id) => freeBits(slots.get(id) ?? []))}::text[]
      ) as one (account_id, next_at, next_closes_at, free)
      where mentors.account_id = one.account_id
        and (mentors.next_at, mentors.next_closes_at, mentors.free)
          is distinct from (one.next_at, one.next_closes_at, one.free::bit(5376))
    )
    insert into mentor_slots as stored (account_id, starts_at, closes_at)
    select * from wanted where not exists (
      select from mentor_slots as same
      where (same.account_id, same.starts_at, same.closes_at) = (wanted.account_id, wanted.starts_at, wanted.closes_at)
    )
    on conflict (account_id, starts_at) do update set closes_at = excluded.closes_at`.execute(tx);
}

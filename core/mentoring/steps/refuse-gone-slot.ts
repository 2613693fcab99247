import { sql } from 'kysely';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import type { Seer } from '../../ground/may-see.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireOpenPage } from './require-askable.ts';

type Wanted = { mentorId: string; startsAt: Date };

/**
 * Refuses a slot that another member has, before any account is held: of a hundred who press one slot, most are answered without a
 * wait. A slot that the member has, or that a reservation keeps which has run out, is left to the steps that hold.
 * @throws Refusal `mentoring_slot_taken` with the next slot; each of `requireOpenPage`
 */
export async function refuseGoneSlot(
  tx: Tx,
  member: Extract<Seer, { kind: 'member' }>,
  { mentorId, startsAt }: Wanted,
): Promise<void> {
  const slots = sql`from mentor_slots where account_id = ${mentorId} and closes_at > now()`;
  const { rows } = await sql<{ may_be_free: boolean; next: Date | null }>`
    select exists (select ${slots} and starts_at = ${startsAt})
      or exists (
        select from mentoring_reservations
        where mentor_id = ${mentorId} and state = 'held' and (mentee_id = ${member.id} or until <= clock_timestamp())
      )
      or exists (
        select from mentoring_sessions
        where mentor_id = ${mentorId} and mentee_id = ${member.id} and starts_at = ${startsAt}
      ) as may_be_free,
      coalesce((select min(starts_at) ${slots} and starts_at > ${startsAt}), (select min(starts_at) ${slots})) as next`.execute(
    tx,
  );
  const [found] = rows;
  if (!found || found.may_be_free) return;
  await requireOpenPage(tx, member, mentorId, 'session');
  throw new Refusal('mentoring_slot_taken', found.next ? { at: isoDateOrEmpty(found.next) } : {});
}

import { sql } from 'kysely';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hasSeatLeft } from '../has-seat-left.ts';

/** @throws Refusal `office_seats_many` */
export async function requireSeatLeft(tx: Tx, memberId: string, except = ''): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`
    select ${hasSeatLeft(sql`${memberId}::text`, except)} as is`.execute(tx);
  if (!rows[0]?.is) throw new Refusal('office_seats_many');
}

/** @throws Refusal `mentoring_lists_many`; `mentoring_list_full` */
export async function requireListOpen(tx: Tx, memberId: string, waiting: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from office_hour_seats as own join office_hours as ahead on ahead.id = own.office_hour_id
    where own.mentee_id = ${memberId} and own.state = 'waiting' and ahead.state = 'announced' and ahead.starts_at > now()`.execute(
    tx,
  );
  if ((rows[0]?.count ?? 0) >= limits.lists) throw new Refusal('mentoring_lists_many');
  if (waiting >= limits.waiting) throw new Refusal('mentoring_list_full');
}

import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';
import { changeStanding } from './change-standing.ts';

const suspendedFor = sql`coalesce(
  ceil(extract(epoch from least(now(), coalesce(suspended_until, 'infinity')) - suspended_at)), 0)::integer`;

/** Ends the suspension of a held account, by a decision or because its time is over. */
export async function liftSuspension(tx: Tx, accountId: string): Promise<void> {
  await changeStanding(tx, accountId, {
    suspended_at: null,
    suspended_until: null,
    suspension_reason: null,
    suspended_seconds: sql<number>`suspended_seconds + ${suspendedFor}`,
  });
  await record(tx, { name: 'standings.suspensionEnded', accountId });
}

import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findTied } from '../find-tied.ts';

/** @throws Refusal `account_tied` for staff who have had to do with the member within a year */
export async function requireUntied(tx: Tx, staff: Pick<Member, 'id'>, accountId: string): Promise<void> {
  if ((await findTied(tx, [staff.id], [accountId])).length > 0) throw new Refusal('account_tied');
}

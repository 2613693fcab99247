import { isStaff } from '../../administration/is-staff.ts';
import type { Account } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { type FactorsBefore, noteChange } from './note-change.ts';
import { writeBack } from './write-back.ts';

/** Leads a held account back to the factors of before a change. */
export async function leadBack(tx: Tx, core: Core, account: Account, before: FactorsBefore): Promise<void> {
  await noteChange(tx, account, 'restored');
  // A mailbox alone takes the last factor off no one with rights at the desk: the operator does (reset-factors.ts).
  if (before.since !== null || !(await isStaff(tx, core, account))) await writeBack(tx, account.id, before);
}

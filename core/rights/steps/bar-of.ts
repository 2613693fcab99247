import { hasOtherStaff } from '../../administration/steps/has-other-staff.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { type Bar, barTo } from '../policy.ts';
import type { RequestRow } from '../request-row.ts';
import { hasOtherToAnswer } from './find-others.ts';

/** Why this administrator may not answer, and whether the answer is the officer's because no other staff can give one. */
export async function barOf(
  tx: Tx,
  core: Core,
  administrator: Member,
  row: RequestRow,
): Promise<{ bar: Bar; isForOfficer: boolean }> {
  const hasOther = await hasOtherToAnswer(tx, core, row);
  const isAlone = !(await hasOtherStaff(tx, core, 'rights', [administrator.id]));
  return { bar: barTo(administrator, row, { hasOther, isAlone }), isForOfficer: !hasOther };
}

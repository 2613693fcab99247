import { hasOtherAdministrator } from '../../administration/steps/has-other-administrator.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { type Bar, barTo } from '../policy.ts';
import type { RequestRow } from '../request-row.ts';
import { hasOtherStaff } from './find-others.ts';

/** Why this administrator may not answer, and whether the answer is the officer's because no other staff can give one. */
export async function barOf(
  tx: Tx,
  core: Core,
  administrator: Member,
  row: RequestRow,
): Promise<{ bar: Bar; isForOfficer: boolean }> {
  const hasOther = await hasOtherStaff(tx, core, row);
  const isAlone = !(await hasOtherAdministrator(tx, core, [administrator.id]));
  return { bar: barTo(administrator.id, row, { hasOther, isAlone }), isForOfficer: !hasOther };
}

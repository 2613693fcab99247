import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { findYoungGrounds } from '../find-young-grounds.ts';
import { mayApply } from '../get-own-young-mentor.ts';

/** @throws Refusal `young_applied`, `young_lacks` */
export async function requireMayApply(tx: Tx, member: Member): Promise<void> {
  requireAge(await holdOwnStanding(tx, member), 'adult');
  const row = await tx
    .selectFrom('young_mentors')
    .select('state')
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  if (!mayApply(row?.state ?? '')) throw new Refusal('young_applied');
  const { hasPage, hasMark } = await findYoungGrounds(tx, member.id);
  if (!hasPage || !hasMark) throw new Refusal('young_lacks');
}

import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import { freeUnits } from '#rules/agreements/pool.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { databaseTime } from '../../ground/time.ts';
import { findOwn } from '../find-agreements.ts';
import { findLedger } from '../find-in-force.ts';
import { findPool, findTaken } from '../find-pool.ts';
import { isInForce } from '../policy.ts';
import { findEvidence } from './find-evidence.ts';
import { findHolders } from './find-holders.ts';
import { findOwed } from './find-owed.ts';
import { presentMilestone } from './present-milestone.ts';

/**
 * A milestone of an agreement in force, as one of its sides reads it.
 * @throws Refusal `agreement_unknown`; `agreement_moved` while it is not in force, and once its text is kept no more;
 * `milestone_unknown`
 */
export async function showMilestone(
  { db }: Core,
  member: Member,
  { agreementId, milestone: number }: { agreementId: string; milestone: number },
): Promise<MilestoneBody> {
  const row = await findOwn(db, member, agreementId);
  if (!row) throw new Refusal('agreement_unknown');
  const ledger = isInForce(row) ? await findLedger(db, row) : null;
  if (!ledger) throw new Refusal('agreement_moved');
  const milestone = ledger.state.milestones.find((one) => one.number === number);
  if (!milestone) throw new Refusal('milestone_unknown');
  const hasEquity = ledger.state.document.terms.equity !== null;
  const [evidence, owed, pool, taken, time] = await Promise.all([
    findEvidence(db, agreementId),
    findOwed(db, { member, row, ledger }),
    hasEquity ? findPool(db, row.project_id) : null,
    hasEquity ? findTaken(db, row.project_id) : 0,
    databaseTime({ db }),
  ]);
  const free = pool ? freeUnits(pool, taken) : 0;
  const holders = row.side === 'project' && pool ? await findHolders(db, member, row.project_id) : [];
  const at = new Date(time).toISOString();
  return presentMilestone({ row, ledger, milestone, evidence, owed, free, holders, at });
}

import type { PoolBody } from '#contract/agreements/shapes.ts';
import { faultOfPool } from '#rules/agreements/pool.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';
import { findToday } from './find-around.ts';
import { mayHoldPool } from './may-hold-pool.ts';
import { showPool } from './show-pool.ts';
import { holdPool } from './steps/hold-pool.ts';

type Totals = {
  projectSlug: string;
  /** The version that was looked at; 0 for the first record. */
  version: number;
  companyUnits: number;
  poolUnits: number;
  asOfDay: string;
};

const codes = {
  pool_above_company: 'agreement_pool_above_company',
  pool_below_taken: 'agreement_pool_below_taken',
} as const;

/**
 * Records new totals of a project's pool as a new version. Agreements keep the totals that they quote.
 * @throws Refusal `project_unknown`, also for a caller who does not own it; `agreement_project_closed`; `conflict`;
 * `agreement_pool_above_company`; `agreement_pool_below_taken`; `agreement_pool_day` for a day to come
 */
export async function setPool(
  core: Core,
  member: Member,
  { projectSlug, version, companyUnits, poolUnits, asOfDay }: Totals,
): Promise<PoolBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, projectSlug);
    if (!seat.is_owner) throw new Refusal('project_unknown');
    if (!(await mayHoldPool(tx, seat))) throw new Refusal('agreement_project_closed');
    const { pool, taken } = await holdPool(tx, seat.id);
    const isSame =
      pool?.companyUnits === companyUnits && pool.poolUnits === poolUnits && pool.asOfDay === asOfDay;
    if (isSame && (pool.version === version + 1 || pool.version === version)) return;
    if ((pool?.version ?? 0) !== version) throw new Refusal('conflict');
    const fault = faultOfPool({ companyUnits, poolUnits }, taken);
    if (fault) throw new Refusal(codes[fault], fault === 'pool_below_taken' ? { count: taken } : {});
    if (asOfDay > (await findToday(tx, 'Pacific/Kiritimati'))) throw new Refusal('agreement_pool_day');
    await tx
      .insertInto('agreement_pools')
      .values({
        project_id: seat.id,
        version: version + 1,
        as_of_day: asOfDay,
        set_by: member.id,
        company_units: companyUnits,
        pool_units: poolUnits,
      })
      .execute();
    await record(tx, { name: 'agreements.poolSet', accountId: member.id, subject: { projectId: seat.id } });
  });
  return showPool(core, member, projectSlug);
}

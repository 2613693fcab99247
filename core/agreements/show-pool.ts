import type { PoolBody } from '#contract/agreements/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSeat } from '../projects/find-seat.ts';
import { findPool, findTaken } from './find-pool.ts';
import { mayHoldPool } from './may-hold-pool.ts';

/**
 * The shares that a project may promise, for its owners.
 * @throws Refusal `project_unknown`
 */
export async function showPool({ db }: Core, member: Member, slug: string): Promise<PoolBody> {
  const seat = await findSeat(db, member.id, slug);
  if (!seat?.is_owner) throw new Refusal('project_unknown');
  const [pool, taken, isOpen] = await Promise.all([
    findPool(db, seat.id),
    findTaken(db, seat.id),
    mayHoldPool(db, seat),
  ]);
  return {
    version: pool?.version ?? 0,
    companyUnits: pool?.companyUnits ?? 0,
    poolUnits: pool?.poolUnits ?? 0,
    asOfDay: pool?.asOfDay ?? '',
    setAt: pool ? isoDate(pool.setAt) : '',
    taken,
    can: { set: isOpen },
  };
}

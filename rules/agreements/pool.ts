import type { PoolTerms } from './terms.ts';

export type PoolFault = 'pool_below_taken' | 'pool_above_company';

/** Free units of the pool: started and later milestones of all the project's agreements take theirs. */
export function freeUnits({ poolUnits }: Pick<PoolTerms, 'poolUnits'>, taken: number): number {
  return poolUnits - taken;
}

/** Why a pool cannot be set so, or null. */
export function faultOfPool(
  pool: Pick<PoolTerms, 'poolUnits' | 'companyUnits'>,
  taken: number,
): PoolFault | null {
  if (pool.poolUnits > pool.companyUnits) return 'pool_above_company';
  return pool.poolUnits < taken ? 'pool_below_taken' : null;
}

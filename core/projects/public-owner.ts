import type { Db } from '#db/connect.ts';

/** Whether one of the owners shows themself to everybody. Nobody does as long as profiles cannot be made public. */
export async function hasPublicOwner(_tx: Db, _projectId: string): Promise<boolean> {
  return false;
}

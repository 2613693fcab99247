import type { AskerMark } from '#contract/interests/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { askerRow, marksOfAskers } from '../find-askers.ts';

/** The kinds of members who may ask the owners of the project, unchanged until the transaction ends. */
export async function holdAskers(tx: Tx, projectId: string): Promise<AskerMark[]> {
  return marksOfAskers(await askerRow(tx, projectId).forShare().executeTakeFirst());
}

import { isDeepStrictEqual } from 'node:util';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { isoDate } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findChanges, type NotedSplit } from '../find-changes.ts';

/**
 * Counts a change of a held search. A new search counts as a change of the one from before.
 * @throws Refusal `cofounder_changes_many`, `cofounder_split_soon`, each with the moment from which it is possible
 */
export async function noteChange(
  tx: Tx,
  accountId: string,
  said: SearchSaid,
  before: SearchSaid | null,
): Promise<void> {
  const { left, nextAt, splitFrom, split: noted } = await findChanges(tx, accountId);
  if (left === 0) throw new Refusal('cofounder_changes_many', nextAt === null ? {} : { at: isoDate(nextAt) });
  const split = splitOf(said);
  const isNewSplit = !isDeepStrictEqual(split, before ? splitOf(before) : noted);
  if (isNewSplit && splitFrom)
    throw new Refusal('cofounder_split_soon', { param: 'split', at: isoDate(splitFrom) });
  await tx
    .insertInto('cofounder_changes')
    .values({ id: newId(), account_id: accountId, ...(isNewSplit && { split: JSON.stringify(split) }) })
    .execute();
}

function splitOf({ splits, split }: SearchSaid): NotedSplit {
  return { splits, isMust: split.weight === 'must' };
}

import { isBlockedBetween } from '../../blocks/is-blocked-between.ts';
import { record, type Tx } from '../../ground/events.ts';
import { subjectOf } from '../row.ts';
import { endPair } from './end-trial.ts';
import { holdPair } from './hold-pair.ts';

/** Begins what follows an accepted request to begin together. */
export async function beginPair(tx: Tx, introductionId: string): Promise<void> {
  const asked = await tx
    .selectFrom('introductions')
    .select(['asker_id', 'asked_id'])
    .where('id', '=', introductionId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  if (!asked || asked.asker_id === null || asked.asked_id === null) return;
  const { asker_id, asked_id } = asked;
  const begun = await tx
    .insertInto('trial_pairs')
    .values({ id: introductionId, asker_id, asked_id })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!begun) return;
  await record(tx, { name: 'trials.pairBegun', accountId: null, subject: subjectOf(begun) });
  const held = await holdPair(tx, introductionId);
  // A block since the yes has ended nothing yet.
  if (held && (await isBlockedBetween(tx, asker_id, asked_id))) await endPair(tx, held);
}

import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { endUnsigned } from '../../agreements/steps/drop-unproposed.ts';
import { releaseAllAbout } from '../../deadlines/steps/release-all-about.ts';
import { record, type Tx } from '../../ground/events.ts';
import { type PairRow, subjectOf, type TrialRow } from '../row.ts';
import type { HeldPair } from './hold-pair.ts';

type End = { state: 'gone_on' | 'parted' | 'over'; accountId?: string | null };

const events = {
  gone_on: 'trials.goneOn',
  parted: 'trials.parted',
  over: 'trials.moved',
} as const;

/** Ends the trial of a held pair. Parting is written nowhere else: the agreement ends by its own rules. */
export async function endTrial(
  tx: Tx,
  pair: PairRow,
  trial: TrialRow,
  { state, accountId = null }: End,
): Promise<void> {
  await tx.updateTable('trials').set({ state, ended_at: now }).where('id', '=', trial.id).execute();
  await releaseAllAbout(tx, pair.id);
  if (state === 'parted') await closeQuestions(tx, pair);
  await record(tx, { name: events[state], accountId, subject: subjectOf(pair) });
}

/** Neither reads the answers of the other any more. */
export async function closeQuestions(tx: Tx, { id }: Pick<PairRow, 'id'>): Promise<void> {
  await tx
    .updateTable('trial_pairs')
    .set({ closed_at: sql<Date>`coalesce(closed_at, now())` })
    .where('id', '=', id)
    .execute();
}

/** One side is gone, or a block stands between the two: nothing goes on, and what is not signed by both ends with it. */
export async function endPair(tx: Tx, { pair, trial }: HeldPair): Promise<void> {
  if (pair.ended_at !== null) return;
  await closeQuestions(tx, pair);
  await tx.updateTable('trial_pairs').set({ ended_at: now }).where('id', '=', pair.id).execute();
  if (!trial) return;
  const isSigned = trial.state !== 'draft' && trial.state !== 'proposed';
  await endTrial(tx, pair, trial, { state: isSigned ? 'parted' : 'over' });
  if (!isSigned || trial.state === 'extending') await endUnsigned(tx, trial.agreement_id);
}

import { findVersion } from '../../agreements/find-text.ts';
import { releaseAllAbout } from '../../deadlines/steps/release-all-about.ts';
import { type EventName, record, type Tx } from '../../ground/events.ts';
import { type PairRow, subjectOf, type TrialRow } from '../row.ts';
import { endTrial } from './end-trial.ts';
import { holdPair } from './hold-pair.ts';

/** Moves or ends a trial with its agreement. */
export async function followAgreement(tx: Tx, agreementId: string, name: EventName): Promise<void> {
  const found = await tx
    .selectFrom('trials')
    .select('pair_id')
    .where('agreement_id', '=', agreementId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const held = found && (await holdPair(tx, found.pair_id));
  const trial = held?.trial;
  if (!trial || trial.agreement_id !== agreementId) return;
  await follow(tx, held.pair, trial, name);
}

async function follow(tx: Tx, pair: PairRow, trial: TrialRow, name: EventName): Promise<void> {
  const { state } = trial;
  const isUnsigned = state === 'draft' || state === 'proposed';
  switch (name) {
    case 'agreements.proposed':
      return state === 'draft' ? move(tx, pair, trial, { state: 'proposed' }) : undefined;
    case 'agreements.activated':
      return isUnsigned ? run(tx, pair, trial) : undefined;
    case 'agreements.declined':
    case 'agreements.withdrawn':
    case 'agreements.expired':
      return isUnsigned ? endTrial(tx, pair, trial, { state: 'over' }) : undefined;
    case 'agreements.amended':
      return isUnsigned ? undefined : run(tx, pair, trial);
    case 'agreements.amendmentOver':
    case 'agreements.amendmentExpired':
      return state === 'extending' ? endTrial(tx, pair, trial, { state: 'parted' }) : undefined;
    case 'agreements.wrote':
      return isUnsigned ? undefined : endTrial(tx, pair, trial, { state: 'parted' });
  }
}

/** By the text that both have signed. A later last day than before begins other answers. */
async function run(tx: Tx, pair: PairRow, trial: TrialRow): Promise<void> {
  const agreement = await tx
    .selectFrom('agreements')
    .select('version')
    .where('id', '=', trial.agreement_id)
    .executeTakeFirstOrThrow();
  const text = await findVersion(tx, trial.agreement_id, agreement.version);
  if (!text?.document) return;
  const { terms, zone } = text.document;
  const lastDay = terms.endDay ?? terms.startDay;
  const isLater = trial.last_day !== null && lastDay > trial.last_day;
  const isBegun = trial.state === 'answering' && !isLater;
  if (!isBegun) await releaseAllAbout(tx, pair.id);
  await move(tx, pair, trial, {
    first_day: terms.startDay,
    last_day: lastDay,
    zone,
    ...(!isBegun && {
      state: 'running' as const,
      asker_answer: null,
      asked_answer: null,
      answer_by: null,
    }),
    ...(isLater && { is_extended: true }),
  });
}

type Moved = Partial<
  Pick<
    TrialRow,
    | 'state'
    | 'first_day'
    | 'last_day'
    | 'zone'
    | 'asker_answer'
    | 'asked_answer'
    | 'answer_by'
    | 'is_extended'
  >
>;

async function move(tx: Tx, pair: PairRow, { id }: TrialRow, moved: Moved): Promise<void> {
  await tx.updateTable('trials').set(moved).where('id', '=', id).execute();
  await record(tx, { name: 'trials.moved', accountId: null, subject: subjectOf(pair) });
}

import { otherTrialSide, outcomeOf } from '#rules/trials/trial-states.ts';
import { proposeMoreDays } from '../../agreements/steps/propose-more-days.ts';
import { releaseAllAbout } from '../../deadlines/steps/release-all-about.ts';
import type { Core } from '../../ground/core.ts';
import { record, type Tx } from '../../ground/events.ts';
import { inviteAsOwner } from '../../projects/steps/invite-as-owner.ts';
import { accountOn, factsOfTrial, type PairRow, subjectOf, type TrialRow } from '../row.ts';
import { endTrial } from './end-trial.ts';
import type { HeldPair } from './hold-pair.ts';

/** Both answers are in, or the time is over: the trial goes on, gets two weeks more, or ends. */
export async function settleTrial(
  { tx, origin }: { tx: Tx } & Pick<Core, 'origin'>,
  { pair, now }: Pick<HeldPair, 'pair' | 'now'>,
  trial: TrialRow,
): Promise<void> {
  const outcome = outcomeOf(factsOfTrial(trial, now));
  if (outcome === 'go_on') return goOn(tx, pair, trial);
  if (outcome === 'two_weeks' && (await proposeMoreDays({ tx, origin }, trial.agreement_id)))
    return extend(tx, pair, trial);
  await endTrial(tx, pair, trial, { state: 'parted' });
}

/** The member who did not sign for the project is invited as an owner. */
async function goOn(tx: Tx, pair: PairRow, trial: TrialRow): Promise<void> {
  await endTrial(tx, pair, trial, { state: 'gone_on' });
  const [invitedBy, accountId] = [
    accountOn(pair, trial.project_side),
    accountOn(pair, otherTrialSide(trial.project_side)),
  ];
  const agreement = await tx
    .selectFrom('agreements')
    .select('project_id')
    .where('id', '=', trial.agreement_id)
    .executeTakeFirst();
  if (!agreement || invitedBy === null || accountId === null) return;
  await inviteAsOwner(tx, { projectId: agreement.project_id, accountId, invitedBy });
}

async function extend(tx: Tx, pair: PairRow, trial: TrialRow): Promise<void> {
  await tx.updateTable('trials').set({ state: 'extending' }).where('id', '=', trial.id).execute();
  await releaseAllAbout(tx, pair.id);
  await record(tx, { name: 'trials.extending', accountId: null, subject: subjectOf(pair) });
}

import { trialTerms } from '#contract/agreements/trial-limits.ts';
import type { TrialPairBody } from '#contract/trials/shapes.ts';
import type { ClauseLanguage } from '#rules/agreements/clauses/languages.ts';
import type { Currency } from '#rules/amounts/money.ts';
import { addDays, type Day } from '#rules/calendar/day.ts';
import { findToday } from '../agreements/find-around.ts';
import { isOpenProject } from '../agreements/policy.ts';
import { beginDraft } from '../agreements/steps/begin-draft.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { hashOf } from '../ground/secrets.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';
import { draftOfTrial, type TrialWords } from './draft-of-trial.ts';
import { getTrial } from './get-trial.ts';
import { ofTwo, subjectOf } from './row.ts';
import { holdOwnPair } from './steps/hold-pair.ts';
import { requireOther } from './steps/require-other.ts';
import { isFull } from './steps/require-trial-room.ts';

export type AskedTrial = {
  trialId: string;
  projectSlug: string;
  firstDay: Day;
  days: number;
  parts: number;
  hours: number;
  /** Of all the work, in minor units. */
  value: number;
  currency: Currency;
  key: string;
  words: TrialWords;
  /** Of the words and of the agreement; English if it is not named. */
  language?: ClauseLanguage;
};

/**
 * Begins the draft of a trial's agreement: the member signs for the project, which may be a draft, and the other one contributes.
 * @throws Refusal `trial_unknown`, `trial_not_available`; `trial_open`; `trials_full`, `trials_full_other`; `trial_first_day`;
 * `project_unknown`, `agreement_project_closed`, `trial_owns_already`
 */
export async function beginTrial(core: Core, member: Member, asked: AskedTrial): Promise<TrialPairBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdOwnPair(tx, member, asked.trialId);
    const { pair, trial, side } = held;
    const askedAs = hashOf(`${member.id}:${asked.key}`).toString('hex');
    if (await isBegun(tx, askedAs)) return;
    const otherId = await requireOther(tx, member, held);
    if (trial || (await isTried(tx, member.id, otherId))) throw new Refusal('trial_open');
    if (await isFull(tx, member.id)) throw new Refusal('trials_full');
    if (await isFull(tx, otherId)) throw new Refusal('trials_full_other');
    const seat = await holdSeat(tx, member, asked.projectSlug);
    if (!seat.is_owner) throw new Refusal('project_unknown');
    if (!isOpenProject(seat.state, true)) throw new Refusal('agreement_project_closed');
    if (await isOwner(tx, seat.id, otherId)) throw new Refusal('trial_owns_already');
    const zone = await findZone(tx, otherId);
    const today = await findToday(tx, zone);
    if (asked.firstDay <= today || asked.firstDay > addDays(today, trialTerms.daysAhead))
      throw new Refusal('trial_first_day');
    const agreementId = await beginDraft(tx, {
      projectId: seat.id,
      personId: otherId,
      accountId: member.id,
      askedAs,
      applicationId: null,
      isTrial: true,
      draft: draftOfTrial({ ...asked, zone, placeId: seat.place }),
    });
    await tx
      .insertInto('trials')
      .values({ id: newId(), pair_id: pair.id, agreement_id: agreementId, project_side: side })
      .execute();
    await record(tx, { name: 'trials.begun', accountId: member.id, subject: subjectOf(pair) });
  });
  return getTrial(core, member, asked.trialId);
}

async function isBegun(tx: Tx, askedAs: string): Promise<boolean> {
  const same = await tx
    .selectFrom('agreements')
    .select('id')
    .where('asked_as', '=', askedAs)
    .executeTakeFirst();
  return same !== undefined;
}

/** The two may have another pair, of an earlier request. */
async function isTried(tx: Tx, one: string, other: string): Promise<boolean> {
  const open = await tx
    .selectFrom('trials')
    .innerJoin('trial_pairs', 'trial_pairs.id', 'trials.pair_id')
    .select('trials.id')
    .where('trials.ended_at', 'is', null)
    .where(ofTwo(one, other))
    .executeTakeFirst();
  return open !== undefined;
}

async function isOwner(tx: Tx, projectId: string, accountId: string): Promise<boolean> {
  const seat = await tx
    .selectFrom('project_members')
    .select('is_owner')
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return seat?.is_owner === true;
}

async function findZone(tx: Tx, accountId: string): Promise<string> {
  const standing = await tx
    .selectFrom('standings')
    .select('zone')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return standing?.zone ?? 'Asia/Kolkata';
}

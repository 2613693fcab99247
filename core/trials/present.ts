import type { PersonRowBody } from '#contract/people/find-calls.ts';
import { type TrialPairBody, trialAnswers } from '#contract/trials/shapes.ts';
import * as may from '#rules/trials/trial-states.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { FoundTrial } from './get-trial.ts';
import { accountOn, factsOfPair, factsOfTrial, type PairRow, type SetRow } from './row.ts';

type Parts = {
  memberId: string;
  side: may.TrialSide;
  person: PersonRowBody | null;
  sets: readonly SetRow[];
  trial: FoundTrial | null;
  projects: TrialPairBody['projects'];
  canExtend: boolean;
  now: Date;
};

export function presentPair(pair: PairRow, parts: Parts): TrialPairBody {
  const { side, person, sets, trial, projects, now } = parts;
  const facts = factsOfPair(pair, sets);
  const ofTrial = trial && factsOfTrial(trial, now);
  const isThere = !facts.isOver && person !== null;
  const own = sets.find((one) => one.account_id === parts.memberId);
  const otherId = accountOn(pair, may.otherTrialSide(side));
  const other =
    may.mayReadOther(facts) && isThere ? sets.find((one) => one.account_id === otherId) : undefined;
  const canDecide = ofTrial !== null && isThere && may.mayDecide(ofTrial, side);
  return {
    id: pair.id,
    side,
    person,
    begunAt: isoDate(pair.begun_at),
    isOver: facts.isOver,
    questions: {
      closedAt: isoDateOrEmpty(pair.closed_at),
      openedAt: isoDateOrEmpty(pair.opened_at),
      own: own
        ? { answers: trialAnswers.parse(own.answers), handedInAt: isoDateOrEmpty(own.handed_in_at) }
        : null,
      hasOther: facts.handedIn[may.otherTrialSide(side)],
      other: other ? trialAnswers.parse(other.answers) : null,
    },
    trial: trial && ofTrial && presentTrial(trial, ofTrial, side),
    projects,
    can: {
      handIn: isThere && may.mayHandIn(facts, side),
      takeBack: may.mayTakeBack(facts, side),
      close: may.mayClose(facts),
      begin: isThere && (ofTrial === null || ofTrial.state === 'over' || ofTrial.state === 'parted'),
      decide: canDecide,
      askTwoWeeks: canDecide && parts.canExtend,
      report: other !== undefined,
    },
  };
}

function presentTrial(
  trial: FoundTrial,
  facts: may.TrialFacts,
  side: may.TrialSide,
): NonNullable<TrialPairBody['trial']> {
  const isOwnProject = trial.project_side === side;
  const isRead = isOwnProject || facts.state !== 'draft';
  const areShown = may.mayReadDecisions(facts);
  return {
    state: facts.state,
    agreementId: isRead ? trial.agreement_id : '',
    project: isRead ? { slug: trial.slug, name: trial.name } : { slug: '', name: '' },
    isOwnProject,
    firstDay: trial.first_day ?? '',
    lastDay: trial.last_day ?? '',
    invites: trial.invites,
    isExtended: trial.is_extended,
    answerBy: isoDateOrEmpty(trial.answer_by),
    endedAt: isoDateOrEmpty(trial.ended_at),
    own: facts.answers[side] ?? '',
    other: (areShown && facts.answers[may.otherTrialSide(side)]) || '',
    areShown,
  };
}

import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { TrialPairsTable } from '#db/tables/trial-pairs.ts';
import type { TrialQuestionSetsTable } from '#db/tables/trial-question-sets.ts';
import type { TrialsTable } from '#db/tables/trials.ts';
import { type PairFacts, type TrialFacts, type TrialSide, trialSides } from '#rules/trials/trial-states.ts';

export type PairRow = Selectable<TrialPairsTable>;
export type TrialRow = Selectable<TrialsTable>;
export type SetRow = Selectable<TrialQuestionSetsTable>;

type Sides = Pick<PairRow, 'asker_id' | 'asked_id'>;

export function accountOn(pair: Sides, side: TrialSide): string | null {
  return side === 'asker' ? pair.asker_id : pair.asked_id;
}

export function sideOf(pair: Sides, accountId: string): TrialSide | null {
  return trialSides.find((side) => accountOn(pair, side) === accountId) ?? null;
}

/** The subject of each event about a pair. */
export function subjectOf({ id }: Pick<PairRow, 'id'>) {
  return { pairId: id };
}

/** The subject of the deadline of one side. */
export function partOf({ id }: Pick<PairRow, 'id'>, side: TrialSide): string {
  return `${id}.${side}`;
}

export function readPart(subjectId: string): string {
  return subjectId.split('.')[0] ?? '';
}

/** The facts of a pair by which its rules decide. */
export function factsOfPair(pair: PairRow, sets: readonly SetRow[]): PairFacts {
  const isIn = (side: TrialSide) =>
    sets.some((one) => one.account_id === accountOn(pair, side) && one.handed_in_at !== null);
  return {
    isOver: pair.ended_at !== null,
    isClosed: pair.closed_at !== null,
    isOpened: pair.opened_at !== null,
    handedIn: { asker: isIn('asker'), asked: isIn('asked') },
  };
}

export function factsOfTrial(trial: TrialRow, now: Date): TrialFacts {
  return {
    state: trial.state,
    isExtended: trial.is_extended,
    answers: { asker: trial.asker_answer, asked: trial.asked_answer },
    isTimeOver: trial.answer_by !== null && trial.answer_by <= now,
  };
}

/** Pairs of one account, on either side of the row `trial_pairs`. */
export function ofAccount(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`(trial_pairs.asker_id = ${accountId} or trial_pairs.asked_id = ${accountId})`;
}

/** Pairs of two accounts. */
export function ofTwo(one: string, other: string): RawBuilder<boolean> {
  return sql<boolean>`((trial_pairs.asker_id, trial_pairs.asked_id) in ((${one}, ${other}), (${other}, ${one})))`;
}

import { sql } from 'kysely';
import type { OpenStep } from '../ground/open-step.ts';
import { describeTrials } from './deadlines.ts';
import { ownPairs } from './starts.ts';

/** A member has not handed in the answers to the eight questions. */
const questions: OpenStep = {
  kind: 'trial_questions',
  describe: describeTrials,
  mine: {
    start: ownPairs,
    select: (accountId) => sql`
      select pair.id as subject_id, pair.begun_at as since, null::timestamptz as due_at
      from trial_pairs as pair
      where (pair.asker_id = ${accountId} or pair.asked_id = ${accountId})
        and pair.closed_at is null and pair.ended_at is null and pair.opened_at is null
        and not exists (
          select from trial_question_sets as said
          where said.pair_id = pair.id and said.account_id = ${accountId} and said.handed_in_at is not null
        )`,
  },
};

export const trialSteps: readonly OpenStep[] = [questions];

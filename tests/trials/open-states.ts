import { handInAnswers } from '#core/trials/hand-in-answers.ts';
import type { OpenStates } from '#tests/ground/module-samples.ts';
import { answersOf, pairBetween } from './pairs.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const trialOpenStates = {
  async trial_questions({ core }) {
    const { id: trialId, asker, asked } = await pairBetween(core);
    const makeStep = async () => {
      for (const who of [asker, asked]) await handInAnswers(core, who, { trialId, ...answersOf('Pune') });
    };
    return { mine: [asker, asked], others: [], makeStep };
  },
} satisfies OpenStates;

import { answerName } from '#core/rosters/answer-name.ts';
import { member } from '#tests/ground/builders.ts';
import type { OpenStates } from '#tests/ground/module-samples.ts';
import { cohortOf, joined } from './rosters.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const rosterOpenStates = {
  async roster_names({ core }) {
    const owner = await member(core, { password: null });
    const student = await member(core, { password: null });
    const roster = await cohortOf(core, owner);
    const { rowId } = await joined(core, roster, student, { name: 'Another Name' });
    const makeStep = () => answerName(core, owner, { ...roster, rowId, isStudent: true });
    return { mine: [owner], others: [student], makeStep };
  },
} satisfies OpenStates;

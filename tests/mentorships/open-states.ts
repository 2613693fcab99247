import { sayReached } from '#core/mentorships/say-reached.ts';
import type { OpenStates } from '#tests/ground/module-samples.ts';
import { mentorshipBetween } from './mentorships.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const mentorshipOpenStates = {
  async mentorship_outcome({ core }) {
    const { id, mentor, mentee } = await mentorshipBetween(core, {}, { state: 'completed' });
    const said = { mentorshipId: id, text: 'Ten growers pay.' };
    const makeStep = async () => {
      for (const who of [mentor, mentee]) await sayReached(core, who, said);
    };
    return { mine: [mentor, mentee], others: [], makeStep };
  },
} satisfies OpenStates;

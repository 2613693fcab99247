import { addNextStep } from '#core/mentoring/add-next-step.ts';
import { answerMeeting } from '#core/mentoring/answer-meeting.ts';
import { tickNextStep } from '#core/mentoring/tick-next-step.ts';
import type { OpenStates } from '#tests/ground/module-samples.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { letBegin, sessionBetween } from './sessions.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const mentoringOpenStates = {
  async mentoring_meeting({ core }) {
    const { id, mentor, mentee } = await sessionBetween(core, {}, { state: 'confirmed' });
    await letBegin(core, id, 60);
    const answer = { sessionId: id, answer: 'own_absence' } as const;
    return { mine: [mentor, mentee], others: [], makeStep: () => answerMeeting(core, mentor, answer) };
  },
  async mentoring_next_step({ core }) {
    const { id, mentor, mentee } = await sessionBetween(core, {}, { state: 'confirmed' });
    const step = { sessionId: id, text: 'Call three growers.', who: 'mentee', dueOn: dayFromNow(2) } as const;
    const { steps } = await addNextStep(core, mentor, step);
    const done = { sessionId: id, stepId: steps[0]?.id ?? '', isDone: true };
    return { mine: [mentee], others: [], makeStep: () => tickNextStep(core, mentee, done) };
  },
} satisfies OpenStates;

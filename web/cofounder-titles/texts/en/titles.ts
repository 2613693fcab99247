import { cofounderTitleLimits as limits } from '#contract/cofounder-titles/limits.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';

export const titleTexts = {
  title: 'Co-founders',
  description: 'Who of the team says that they are co-founders.',
  what: `An owner proposes. The member and every other co-founder have ${limits.answerDays} days to accept. If no one has the title yet, the other owners accept it instead. Without an answer the title is declined.`,
  free: 'A title that a member types for themself stays as it is. It carries no date.',
  since: (on: string) => `Co-founder since ${day(on)}. They say so themselves.`,
  asked: (accepted: number, needed: number) => `Proposed: ${accepted} of ${needed} have accepted.`,
  until: (at: string) => `Answer by ${moment(at)}.`,
  propose: 'Propose as co-founder',
  /** For a reader who hears the buttons one after another. */
  proposeNamed: (name: string) => `Propose as co-founder: ${name}`,
  yes: 'Yes, a co-founder',
  no: 'No',
  takeOff: 'Take my title off',
  report: 'Report this title',
  self: 'You',
  unnamed: 'A member',
  done: {
    proposed: 'The title is proposed.',
    answered: 'Your answer is kept.',
    takenOff: 'Your title is taken off.',
  } as Record<string, string>,
};

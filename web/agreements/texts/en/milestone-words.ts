import type { AgreementParty } from '#contract/agreements/limits.ts';
import { moment, plural } from '#web/ground/texts/amounts.ts';

const sides: Record<AgreementParty | 'administrator', string> = {
  project: 'The project',
  contributor: 'The contributor',
  administrator: 'Our staff',
};

export const units = (count: number) =>
  plural(count, { one: (shown) => `${shown}\u00a0unit`, other: (shown) => `${shown}\u00a0units` });

/** The step that each wait asks for, as part of a sentence. */
const owedWords: Record<string, string> = {
  milestone_submission: 'hand in the milestone',
  milestone_resubmission: 'hand in the milestone again',
  milestone_review: 'review what was handed in',
  early_end_submission: 'hand in what was begun',
  payment: 'pay what is due',
  payment_confirmation: 'confirm the payment',
  paying_back: 'pay back what was too much',
  cause_contest: 'contest the stated cause, or let it stand',
  cause_ruling: 'rule on the contested cause',
  conversion_confirmation: 'confirm that units became shares',
  dispute_settlement: 'answer the proposed settlement',
  dispute_evidence: 'say and show what matters',
  dispute_ruling: 'rule',
  dispute_appeal: 'appeal, or let it stand',
  dispute_appeal_ruling: 'rule on the appeal',
};
/** Steps that wait for no single side: for both of them, or for us. */
const ourWords: Record<string, (at: string) => string> = {
  dispute_evidence: (at) => `Both sides can say and show what matters until ${at}.`,
  dispute_ruling: (at) => `We rule by ${at}.`,
  dispute_appeal: (at) => `Either side can appeal until ${at}.`,
  dispute_appeal_ruling: (at) => `We rule on the appeal by ${at}.`,
  cause_ruling: (at) => `We rule on the contested cause by ${at}.`,
};
/** The same once the time is over. */
const lateWords: Record<string, (at: string) => string> = {
  milestone_review: (at) =>
    `The time for the review was over on ${at}. The work counts as accepted once the project was reminded twice; until then the project can still answer.`,
  cause_contest: (at) =>
    `The time to contest the stated cause was over on ${at}. The cause stands once the contributor was reminded twice; until then the contributor can still contest it.`,
  dispute_evidence: (at) => `The time for evidence was over on ${at}.`,
  dispute_ruling: (at) => `We are late: our ruling was due by ${at}. The dispute stands first on our list.`,
  dispute_appeal: (at) => `The time to appeal was over on ${at}.`,
  dispute_appeal_ruling: (at) =>
    `We are late: our ruling on the appeal was due by ${at}. The dispute stands first on our list.`,
  cause_ruling: (at) =>
    `We are late: our ruling on the contested cause was due by ${at}. It stands first on our list.`,
};
const doing = (wait: string) => owedWords[wait] ?? 'make the next step';

/** Of milestones, wherever they are shown. */
export const milestoneWords = {
  numbered: (at: number) => `Milestone ${at}`,
  end: 'The end',
  shares: 'The shares',
  sides,
  stages: {
    planned: { sign: '○', word: 'Planned' },
    started: { sign: '◐', word: 'Started' },
    submitted: { sign: '◐', word: 'Handed in' },
    changes_asked: { sign: '◐', word: 'Changes asked' },
    accepted: { sign: '✓', word: 'Accepted' },
    rejected: { sign: '!', word: 'Rejected' },
    dropped: { sign: '○', word: 'Dropped' },
    cancelled: { sign: '○', word: 'Cancelled' },
  },
  yours: (wait: string, at: string) => `Your turn: ${doing(wait)} by ${moment(at)}.`,
  theirs: (side: AgreementParty | 'administrator', wait: string, at: string) =>
    ourWords[wait]?.(moment(at)) ?? `${sides[side]}’s turn: ${doing(wait)} by ${moment(at)}.`,
  overdue: (side: AgreementParty | 'administrator', wait: string, at: string, isReader: boolean) =>
    lateWords[wait]?.(moment(at)) ??
    (isReader
      ? `You were to ${doing(wait)} by ${moment(at)}. That time is over.`
      : `${sides[side]} was to ${doing(wait)} by ${moment(at)}. That time is over.`),
  stands: 'The clock of the milestone stands still until the dispute is decided.',
  nobodyOwes: 'No one owes a step now.',
  notStarted: (side: AgreementParty) =>
    side === 'contributor'
      ? 'It has not started. You choose how you are paid, and start it.'
      : 'It has not started. The contributor chooses how it is paid, and starts it.',
  nextOne: (side: AgreementParty, at: number) =>
    side === 'contributor'
      ? `Milestone ${at} is yours to start.`
      : `Milestone ${at} is the contributor’s to start.`,
  moreTime: 'Ask for more time, once',
};

/** An agreement in force at a glance. */
export const inForceTexts = {
  owed: 'Whose turn it is',
  /** Pay of accepted milestones, what of it has arrived, what is due, and vested units, as each side reads them. */
  figures: {
    contributor: ['You earned', 'You received', 'Due to you', 'You hold'],
    project: ['They earned', 'They received', 'You still owe', 'They hold'],
  } as const,
  holdHow: 'Units that have vested: signed promises, not shares.',
  unvested: (count: number) => (count === 0 ? '' : `${units(count)} vest later, month by month.`),
  milestones: 'Milestones',
  progress: (done: number, of: number) => `${done} of ${of} accepted`,
  dueOn: (day: string) => `due ${day}`,
};

import type { ApplicationEnding, ApplicationStage, ApplicationStep } from '#contract/applications/limits.ts';
import type { ApplicationRowBody } from '#contract/applications/shapes.ts';
import { day } from '#web/ground/texts/amounts.ts';
import { momentIn } from '#web/ground/texts/moment-in.ts';

/** Sign and word of each stage, for both sides. */
export const applicationStages: Record<ApplicationStage, { sign: string; word: string }> = {
  submitted: { sign: '◐', word: 'Sent' },
  seen: { sign: '◐', word: 'Opened' },
  shortlisted: { sign: '◐', word: 'On the short list' },
  interview: { sign: '◐', word: 'Interview' },
  offered: { sign: '◐', word: 'Offer' },
  accepted: { sign: '✓', word: 'Accepted' },
  joined: { sign: '✓', word: 'Joined' },
  declined: { sign: '○', word: 'Not this time' },
  withdrawn: { sign: '○', word: 'Taken back' },
  lapsed: { sign: '○', word: 'No answer came' },
  ended: { sign: '○', word: 'Ended' },
};

/** The stage as the applicant reads it, with the day that belongs to it. */
export function stageToApplicant({
  stage,
  openedAt,
  interviewTime,
  waits,
}: Pick<ApplicationRowBody, 'stage' | 'openedAt' | 'interviewTime' | 'waits'>): string {
  if (interviewTime) return interviewOn(interviewTime);
  if (stage === 'seen' && openedAt) return `Opened on ${day(openedAt)}`;
  if (stage === 'offered' && waits.dueAt) return `Offer, answer by ${day(waits.dueAt)}`;
  return applicationStages[stage].word;
}

/** On the clock of its reader. */
export function interviewOn({ at, zone }: { at: string; zone: string }): string {
  return `Interview on ${momentIn(at, zone)}`;
}

export const applicationEndings: Record<Exclude<ApplicationEnding, ''>, string> = {
  closed: 'The opportunity was closed',
  filled: 'The seat was filled',
  gone: 'The opportunity ended',
  offer_over: 'The offer ended',
  seat_freed: 'The seat was freed',
};

/** The events of the timeline. */
export const applicationStepWords: Record<ApplicationStep, string> = {
  sent: 'Sent',
  opened: 'Opened',
  shortlisted: 'On the short list',
  terms_asked: 'What it offers changed',
  terms_confirmed: 'The new terms were confirmed',
  set_aside: 'Set aside until the new terms are confirmed',
  brought_back: 'Brought back',
  declined: 'Not this time',
  withdrawn: 'Taken back',
  lapsed: 'No answer came',
  ended: 'Ended',
  interview_proposed: 'Times for an interview proposed',
  interview_set: 'Interview agreed',
  interview_moved: 'Other times for the interview proposed',
  interview_over: 'The interview was called off',
  interview_untaken: 'No other time was taken',
  offered: 'Offer',
  trial_asked: 'Trial task asked for',
  trial_handed_in: 'Trial task handed in',
  trial_missed: 'No trial task came in time',
  offer_taken_back: 'Offer taken back',
  accepted: 'Accepted',
  joined: 'Joined',
  exported: 'Exported as a table, without files',
};

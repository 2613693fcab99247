import type { MentoringCancellation, MentoringDecline } from '#contract/mentoring/limits.ts';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { number } from '#web/ground/texts/amounts.ts';

export const declineWords: Record<MentoringDecline, string> = {
  no_time: 'I have no time for it',
  not_my_topic: 'It is not my topic',
  unclear: 'The question is not clear to me',
  better_elsewhere: 'Another member can help better',
  other: 'Another reason',
};

export const cancelWords: Record<MentoringCancellation, string> = {
  ill: 'I am ill',
  other_duty: 'Another duty came up',
  not_needed: 'It is not needed any more',
  other: 'Another reason',
};

/** Of the pages of every kind of mentoring. */
export const kindTexts = {
  decline: { heading: 'Say no', submit: 'Decline the request' },
  figures: ({ came, of, late }: NonNullable<SessionBody['figures']>) =>
    `Came to ${number(came)} of ${number(of)}.${late > 0 ? ` ${number(late)} cancelled late.` : ''}`,
  profile: (person: { name: string }) => `Profile of ${person.name || 'this member'}`,
  skills: (skills: readonly string[]) => skills.join(' · '),
  reportHow: 'Was money asked for, or a rule broken? Tell us. We do not say who has reported it.',
  others: {
    heading: 'Other mentors with this topic',
    none: 'No other mentor has a time for this topic within 7 days.',
    how: 'Your question goes with you. You do not write it again.',
    next: (at: string) => `Next: ${at}`,
  },
} as const;

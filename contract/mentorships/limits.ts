/** Why one side declines a proposed mentorship. */
export const mentorshipDeclines = ['no_time', 'other_goals', 'too_early', 'other'] as const;
export type MentorshipDecline = (typeof mentorshipDeclines)[number];

/** Why one side ends a mentorship. */
export const mentorshipEnds = ['reached', 'no_time', 'other_way', 'does_not_fit', 'other'] as const;
export type MentorshipEnd = (typeof mentorshipEnds)[number];

/** The reason where both were silent. */
export const quietEnd = 'quiet';

/** Why no one can propose one now: the refusal that a proposal would get. */
export const mentorshipBars = [
  'mentorship_not_met',
  'mentorship_open',
  'mentorship_declined_lately',
  'mentorship_positions_taken',
  'mentoring_not_open',
  'mentoring_marks_only',
  'mentoring_not_available',
  'mentoring_mentor_unknown',
  'mentoring_paused_mentee',
  'mentoring_paused_mentor',
] as const;
export type MentorshipBar = (typeof mentorshipBars)[number];

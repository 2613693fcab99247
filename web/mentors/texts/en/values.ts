import type { MentorKind } from '#contract/mentors/limits.ts';

/** Names of the choices of a mentor page. */
export const mentorKindLabels: Record<MentorKind, string> = {
  session: 'Session',
  mentorship: 'Mentorship',
  written_review: 'Written review',
  office_hour: 'Office hours',
};

export const workLabels = { document: 'A document', pitch: 'A pitch' } as const;
export const whoMayAskLabels = { all: 'All members', marked: 'Members with a mark' } as const;
export const confirmsLabels = {
  nobody: 'No one: I answer each request',
  marked: 'Members with a mark',
  met: 'Members whom I have met in a session',
} as const;

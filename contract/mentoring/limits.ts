import type { MeetingAnswer } from '#rules/mentoring/session-states.ts';

/** Why a mentor declines a request. */
export const mentoringDeclines = ['no_time', 'not_my_topic', 'unclear', 'better_elsewhere', 'other'] as const;
export type MentoringDecline = (typeof mentoringDeclines)[number];

/** Why one side cancels a session. */
export const mentoringCancellations = ['ill', 'other_duty', 'not_needed', 'other'] as const;
export type MentoringCancellation = (typeof mentoringCancellations)[number];

export const mentoringLists = ['waiting', 'ahead', 'past'] as const;
export type MentoringList = (typeof mentoringLists)[number];

export const thanksStates = ['sent', 'shown', 'off'] as const;

/** The words of a form that names several times or links. */
export const mostLinks = 3;

export type { MeetingAnswer };

import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';

/** The goals of a form, by their numbers in the names of its fields. */
export const goalNumbers: readonly number[] = Array.from({ length: limits.goals.max }, (_, at) => at + 1);

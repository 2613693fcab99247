import { dayMs } from './due-time.ts';

/** The days over which a project's answers count, and the number of answers that figures need. */
export const figuresDays = 90;
export const figuresLeastAnswers = 5;

export type Answer = { askedAt: Date; answeredAt: Date | null; inTime: boolean };
/** `days` is null if too few requests were answered. */
export type ReplyFigures = { days: number | null; percentInTime: number } | null;

/**
 * "Usually answers within 3 days. 92 % in time." Usually: three of four, and a lapsed deadline counts as never answered.
 * Null, "Too new for figures", below five. Percentages are rounded down.
 */
export function replyFigures(answers: readonly Answer[]): ReplyFigures {
  if (answers.length < figuresLeastAnswers) return null;
  const took = answers
    .flatMap(({ askedAt, answeredAt }) => (answeredAt ? [answeredAt.getTime() - askedAt.getTime()] : []))
    .toSorted((a, b) => a - b);
  const usual = took[Math.ceil(answers.length * 0.75) - 1];
  const inTime = answers.filter((answer) => answer.inTime).length;
  return {
    days: usual === undefined ? null : Math.max(1, Math.ceil(usual / dayMs)),
    percentInTime: Math.floor((inTime * 100) / answers.length),
  };
}

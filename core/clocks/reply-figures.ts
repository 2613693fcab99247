import { dayMs } from './due-time.ts';

/** Days over which a project's answers are looked at, and how many it takes to say anything. */
export const figuresDays = 90;
export const figuresLeastAnswers = 5;

export type Answer = { askedAt: Date; answeredAt: Date | null; inTime: boolean };
/** `days` is null where too little was answered to say so. */
export type ReplyFigures = { days: number | null; percentInTime: number } | null;

/**
 * "Usually answers within 3 days. 92 % in time." Usually: three of four, counting what lapsed as never answered.
 * Null, "Too new for figures", below five. Nobody is rounded up.
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

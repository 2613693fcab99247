import type { FigureName, Figures } from '#contract/figures/names.ts';
import { number } from '#web/ground/texts/amounts.ts';

/** A goal that a page names, and what is counted towards it, where anything is yet. */
export type Goal = { value: string; label: string; counts?: FigureName };

/** The figure of today, next to the goal; empty before there is one. */
function today({ value, counts }: Goal, counted: Figures): string | undefined {
  return counts && counted[counts] > 0 ? `${number(counted[counts])} of ${value} today` : undefined;
}

export const figures = {
  today,
  /** The words next to the goals. */
  note(goals: readonly Goal[], counted: Figures): string {
    const reached = goals.filter((goal) => today(goal, counted)).length;
    if (reached === 0) return 'Counting begins with the first.';
    if (reached === goals.length)
      return 'Next to each goal you see where we are today, counted from our own records.';
    return 'Where we are today is counted from our own records; where nothing stands yet, counting begins with the first.';
  },
};

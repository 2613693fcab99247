import type { FigureName, Figures } from '#contract/figures/names.ts';
import { number } from '#web/ground/texts/amounts.ts';

/** A goal that a page names, and what is counted towards it, where anything is yet. */
export type Goal = { value: string; label: string; counts?: FigureName };

/** What is true today, beside the goal; nothing before there is anything. */
function today({ value, counts }: Goal, counted: Figures): string | undefined {
  return counts && counted[counts] > 0 ? `${number(counted[counts])} of ${value} today` : undefined;
}

export const figures = {
  today,
  /** What stands beside the goals, or will. */
  note(goals: readonly Goal[], counted: Figures): string {
    const reached = goals.filter((goal) => today(goal, counted)).length;
    if (reached === 0) return 'Counting begins with the first.';
    if (reached === goals.length)
      return 'Beside each goal: where we are today, counted from our own records.';
    return 'Where we are today is counted from our own records; where nothing stands yet, counting begins with the first.';
  },
};

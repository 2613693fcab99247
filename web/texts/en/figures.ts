import type { FigureName, Figures } from '#contract/figures.ts';

/** A goal that a page names, and what is counted towards it, where anything is yet. */
export type Goal = { value: string; label: string; counts?: FigureName };

const number = new Intl.NumberFormat('en-IN');

export const figures = {
  /** What is true today, beside the goal; nothing before there is anything. */
  today: ({ value, counts }: Goal, counted: Figures) =>
    counts && counted[counts] > 0 ? `${number.format(counted[counts])} of ${value} today` : undefined,
  /** What stands beside the goals, or will. */
  note(goals: readonly Goal[], counted: Figures): string {
    const reached = goals.filter((goal) => this.today(goal, counted)).length;
    if (reached === 0) return 'Counting begins with the first.';
    if (reached === goals.length)
      return 'Beside each goal: where we are today, counted from our own records.';
    return 'Where we are today is counted from our own records; where nothing stands yet, counting begins with the first.';
  },
};

import type { Figures } from '#contract/figures/names.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { figures as english, Goal } from '../en/figures.ts';

export type { Goal } from '../en/figures.ts';

function today({ value, counts }: Goal, counted: Figures): string | undefined {
  return counts && counted[counts] > 0 ? `${value} पैकी आज ${number(counted[counts])}` : undefined;
}

export const figures = {
  today,
  note(goals, counted) {
    const reached = goals.filter((goal) => today(goal, counted)).length;
    if (reached === 0) return 'पहिली नोंद होताच मोजणी सुरू होईल.';
    if (reached === goals.length) return 'प्रत्येक ध्येयाशेजारी आज आम्ही कुठे आहोत ते दिसते, आमच्याच नोंदींवरून मोजलेले.';
    return 'आज आम्ही कुठे आहोत हे आमच्याच नोंदींवरून मोजले आहे; जिथे अजून काही लिहिलेले नाही, तिथे पहिली नोंद होताच मोजणी सुरू होईल.';
  },
} satisfies Translated<typeof english>;

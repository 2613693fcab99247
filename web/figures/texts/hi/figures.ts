import type { Figures } from '#contract/figures/names.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { figures as english, Goal } from '../en/figures.ts';

export type { Goal } from '../en/figures.ts';

function today({ value, counts }: Goal, counted: Figures): string | undefined {
  return counts && counted[counts] > 0 ? `${value} में से आज ${number(counted[counts])}` : undefined;
}

export const figures = {
  today,
  note(goals, counted) {
    const reached = goals.filter((goal) => today(goal, counted)).length;
    if (reached === 0) return 'पहले के जुड़ते ही गिनती शुरू होगी।';
    if (reached === goals.length) return 'हर लक्ष्य के पास आप देखते हैं कि हम आज कहाँ हैं, हमारे अपने रिकॉर्ड से गिनकर।';
    return 'हम आज कहाँ हैं, यह हमारे अपने रिकॉर्ड से गिना गया है; जहाँ अभी कुछ नहीं लिखा है, वहाँ पहले के जुड़ते ही गिनती शुरू होगी।';
  },
} satisfies Translated<typeof english>;

import type { SessionBody } from '#contract/mentoring/shapes.ts';

export const warningWords = {
  asks_for_money: 'इथे पैसे मागितले जात आहेत असे दिसते. इथले मेंटरिंग मोफत आहे.',
  leads_away: 'हे दुसऱ्या मेसेंजरकडे नेत आहे असे दिसते. एकमेकांची ओळख होईपर्यंत इथेच राहा.',
} satisfies Record<SessionBody['warnings'][number], string>;

import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { locationKinds } from '#rules/mentoring/meeting-location.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { normaliseLine, textLength } from '#rules/text/normalise.ts';
import type { Sent } from '#web/forms/act.ts';
import type { Fault } from '#web/forms/outcome.ts';
import { goalNumbers } from './goal-numbers.ts';

/** The plan as it was typed, or the first field with an error. */
export function readPlan(sent: Sent): { plan: MentorshipPlan } | { fault: Fault } {
  const goals: MentorshipPlan['goals'] = [];
  for (const number of goalNumbers) {
    const [text, doneWhen] = [`goal${number}`, `done${number}`].map((name) => normaliseLine(sent.text(name)));
    if (!text && !doneWhen && number > 1) continue;
    if (!text || textLength(text) > limits.goal) return goalFault(`goal${number}`);
    if (!doneWhen || textLength(doneWhen) > limits.doneWhen) return goalFault(`done${number}`);
    goals.push({ text, doneWhen });
  }
  const weeks = wholeIn(sent, 'weeks');
  if (!(weeks >= limits.weeks.min && weeks <= limits.weeks.max))
    return { fault: { code: 'mentorship_weeks_range', fields: ['weeks'] } };
  return {
    plan: {
      goals,
      weeks,
      everyWeeks: oneOf(limits.everyWeeks, wholeIn(sent, 'everyWeeks'), 2),
      minutes: oneOf(limits.minutes, wholeIn(sent, 'minutes'), 30),
      locationKind: locationKinds.find((kind) => kind === sent.text('locationKind')) ?? 'link',
      answerDays: wholeIn(sent, 'answerDays') || limits.answerDays.usual,
    },
  };
}

const goalFault = (field: string) => ({
  fault: { code: 'mentorship_goal_length', fields: [field] } satisfies Fault,
});

function wholeIn(sent: Sent, name: string): number {
  const typed = latinDigits(sent.text(name));
  return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
}

function oneOf(values: readonly number[], typed: number, usual: number): number {
  return values.find((value) => value === typed) ?? usual;
}

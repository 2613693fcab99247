import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { goalMarks } from '#rules/mentorships/states.ts';
import { normaliseLine, textLength } from '#rules/text/normalise.ts';
import type { Sent } from '#web/forms/act.ts';
import type { Fault } from '#web/forms/outcome.ts';

type Marks = { mark: (typeof goalMarks)[number]; line: string }[];

/** A mark and a line for each goal of the form. */
export function readMarks(sent: Sent): { marks: Marks } | { fault: Fault } {
  const marks: Marks = [];
  for (let goal = 1; goal <= limits.goals.max && sent.has(`mark${goal}`); goal++) {
    const mark = goalMarks.find((one) => one === sent.text(`mark${goal}`));
    if (!mark) return { fault: { code: 'mentorship_mark_missing', fields: [`mark${goal}`] } };
    const line = normaliseLine(sent.text(`line${goal}`));
    if (textLength(line) > limits.line)
      return { fault: { code: 'mentorship_line_long', fields: [`line${goal}`] } };
    marks.push({ mark, line });
  }
  return { marks };
}

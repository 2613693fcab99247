import { opportunityLimits } from '#contract/opportunities/limits.ts';

type Typed = Readonly<Record<string, string | undefined>>;

/** The typed answers by question, because the questions may have changed since the form was loaded. */
export function typedAnswers(fields: Typed): { typed: Map<string, string>; isTyped: boolean } {
  const typed = new Map<string, string>();
  for (let at = 1; at <= opportunityLimits.questions; at++) {
    const question = fields[`asked${at}`];
    if (question !== undefined) typed.set(question, fields[`answer${at}`] ?? '');
  }
  return { typed, isTyped: typed.size > 0 };
}

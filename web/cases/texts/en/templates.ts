import type { CaseOutcome } from '#contract/cases/report-limits.ts';

/** Ready reasons, as the member who is judged reads them. A language adds its own in its folder. */
export const reasonTemplates = {
  nothing: 'We looked at it. It keeps our rules.',
  money: 'You asked other members for money before an agreement. Our rules do not allow that.',
  harassment: 'You insulted or harassed another member. Our rules do not allow that.',
  threat: 'You threatened another member. Our rules do not allow that.',
  pretence: 'You pretended to be another person or organisation. Our rules do not allow that.',
  untrue: 'You said things that are not true, and others trusted them. Our rules do not allow that.',
  spam: 'You sent the same text or advertising to many members. Our rules do not allow that.',
  child: 'You did not keep our rules for members under 18.',
  picture: 'This picture is not allowed here.',
} as const;

export type ReasonTemplate = keyof typeof reasonTemplates;
export const templateNames = Object.keys(reasonTemplates) as ReasonTemplate[];

/** The template and what was typed, as one reason. */
export function reasonFrom(template: string, typed: string): string {
  const known = templateNames.find((one) => one === template);
  return [known ? reasonTemplates[known] : '', typed].filter(Boolean).join('\n\n');
}

/** The field of an outcome in the form of a decision. */
export const outcomeField = (outcome: CaseOutcome) => `outcome-${outcome}`;

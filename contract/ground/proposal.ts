import type { StaffRight } from './staff-rights.ts';

/** Values that say the exact effect of a proposed action. The words of its module make sentences of them. */
export type EffectValues = Readonly<Record<string, string | number | readonly string[]>>;

/** An action that two staff do: the right that both hold, and the type of its effect. */
export type ProposalRule<Effect extends EffectValues = EffectValues> = { right: StaffRight; effect?: Effect };

/** Declares such an action among the kinds of a module. */
export function twoStaff<Effect extends EffectValues>(right: StaffRight): ProposalRule<Effect> {
  return { right };
}

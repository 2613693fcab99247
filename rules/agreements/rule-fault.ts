/** Why something cannot be done or an entry cannot stand. Pages have a sentence for each. */
export type RuleCode =
  | 'agreement_not_active'
  | 'agreement_settled'
  | 'award_too_large'
  | 'cause_not_claimed'
  | 'cause_unknown'
  | 'choice_outside_bounds'
  | 'confirmation_stands'
  | 'conversion_unknown'
  | 'dispute_too_late'
  | 'dispute_used'
  | 'end_not_reached'
  | 'entry_out_of_order'
  | 'entry_unknown'
  | 'entry_wrong_figures'
  | 'milestone_disputed'
  | 'milestone_unknown'
  | 'not_due'
  | 'not_from_this_stage'
  | 'not_your_side'
  | 'payment_not_awaited'
  | 'payment_too_large'
  | 'pool_short'
  | 'settlement_over'
  | 'settlement_waits'
  | 'too_many_changes'
  | 'units_not_held';

export class RuleFault extends Error {
  readonly code: RuleCode;
  /** Numbers that the sentence names, such as how many units are missing. */
  readonly values: Readonly<Record<string, number>>;

  constructor(code: RuleCode, values: Readonly<Record<string, number>> = {}) {
    super(code);
    this.name = 'RuleFault';
    this.code = code;
    this.values = values;
  }
}

export function require(
  condition: boolean,
  code: RuleCode,
  values: Readonly<Record<string, number>> = {},
): void {
  if (!condition) throw new RuleFault(code, values);
}

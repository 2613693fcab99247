import type { RefusalCode } from '#contract/collected.ts';
import type { RuleCode } from '#rules/agreements/rule-fault.ts';
import { Refusal } from '../ground/refusal.ts';

type Fault = { fault: RuleCode & RefusalCode; values: Readonly<Record<string, number>> };

/** Why a rule says no, in the domain's words. `count`: how many are missing, due or held. */
export function refusalOf({ fault, values: { missing, due, held } }: Fault): Refusal {
  const count = missing ?? due ?? held;
  return new Refusal(fault, count === undefined ? {} : { count });
}

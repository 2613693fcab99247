import type { AgreementRowBody } from '#contract/agreement-shapes.ts';
import { agreementTexts as texts } from '#texts/agreements.ts';

type Turn = Pick<AgreementRowBody, 'stage' | 'side' | 'waits'>;

/** Where an agreement stands, and who owes the next step until when, in one sentence. */
export function whoseTurn({ stage, side, waits }: Turn): string {
  const said = texts.states[stage];
  if (said) return said;
  if (waits.whose === 'nobody') return texts.nobodyThere;
  return waits.whose === side ? texts.yours(waits.dueAt) : texts.theirs(waits.whose, waits.dueAt);
}

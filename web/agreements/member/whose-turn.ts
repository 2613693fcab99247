import type { AgreementRowBody } from '#contract/agreements/shapes.ts';
import { agreementTexts as texts } from '#web/agreements/texts/en/agreements.ts';

type Turn = Pick<AgreementRowBody, 'stage' | 'side' | 'waits' | 'isSettled'> & { endDay: string };

/** Where an agreement stands, and who owes the next step until when, in one sentence. */
export function whoseTurn({ stage, side, waits, isSettled, endDay }: Turn): string {
  const ended = stage === 'ending' ? texts.ends : texts.ended;
  const said = endDay ? ended(endDay) : texts.states[stage];
  if (said && isSettled) return `${said} ${texts.settled}`;
  if (said) return said;
  if (waits.whose === 'nobody') return texts.nobodyThere;
  return waits.whose === side ? texts.yours(waits.dueAt) : texts.theirs(waits.whose, waits.dueAt);
}

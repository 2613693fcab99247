import type { CaseBody } from '#contract/cases/calls.ts';
import { moment } from '#web/ground/texts/amounts.ts';

/** A part of sealed content as people read it. It is sealed as a program writes it, also the time at which a message was sent. */
export function showPart({ name, text }: CaseBody['sealed'][number]): string {
  return name === 'sent' ? moment(text) : text;
}

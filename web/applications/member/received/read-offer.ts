import { applicationLimits } from '#contract/applications/limits.ts';
import { offerLimits } from '#contract/applications/offer-limits.ts';
import { typedCount } from '#rules/amounts/typed-amount.ts';
import { isDay } from '#rules/calendar/day.ts';
import { normaliseLine, normaliseText, textLength } from '#rules/text/normalise.ts';
import type { Sent } from '#web/forms/act.ts';
import type { Fault } from '#web/forms/outcome.ts';

type Offer = { title: string; startsOn: string; hours: number; terms: string; answerOn: string };

/** Reads the form of an offer, or returns the field error. */
export function readOffer(sent: Sent): { offer: Offer } | { fault: Fault } {
  const at = (code: Fault['code'], field: string) => ({ fault: { code, fields: [field] } });
  const [title, terms] = [normaliseLine(sent.text('title')), normaliseText(sent.text('terms'))];
  if (title === '') return at('opportunity_title_missing', 'title');
  if (textLength(title) > offerLimits.title) return at('opportunity_title_long', 'title');
  if (textLength(terms) > offerLimits.terms) return at('opportunity_text_long', 'terms');
  const [startsOn, answerOn] = [sent.text('startsOn'), sent.text('answerOn')];
  if (!isDay(startsOn)) return at('day_invalid', 'startsOn');
  if (answerOn !== '' && !isDay(answerOn)) return at('day_invalid', 'answerOn');
  const { min, max } = applicationLimits.hours;
  const read = typedCount(sent.text('hours'), max);
  if (!('count' in read) || read.count < min) return at('hours_invalid', 'hours');
  return { offer: { title, terms, startsOn, answerOn, hours: read.count } };
}

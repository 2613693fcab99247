import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import type { entryWords as Worded } from '#rules/agreements/entry-words/en.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { dateFormat } from '#rules/calendar/date-format.ts';
import { day, moment, readBy, shortDay, withWholeDates } from './amounts.ts';

/** A date as it looks, with spaces that no line ends at. */
const whole = (date: string) => date.replaceAll(' ', '\u00a0');
const night = '2026-03-01T23:30:00.000+00:00';

test('a moment is written in the reader’s zone, else India’s; a named day is the same in all', () => {
  assert.equal(shortDay(night), whole('2 Mar 2026'));
  readBy('Africa/Accra');
  assert.match(moment(night), /^1\u00a0Mar\u00a02026, 23:30$/);
  readBy('America/New_York');
  assert.match(moment(night), /^1\u00a0Mar\u00a02026, 18:30$/);
  assert.equal(day('2026-03-02'), whole('2 March 2026'));
  readBy('Nowhere/At_All');
  assert.equal(shortDay(night), whole('2 Mar 2026'));
  readBy('Africa/Accra');
  readBy();
  assert.equal(shortDay(night), whole('2 Mar 2026'));
});

test('a date in a sentence of a ledger is kept on one line, and the rest of the sentence is as it was', () => {
  assert.equal(
    withWholeDates('Milestone 1: ₹500 said to be sent on 6 August 2026 by Bank Transfer.'),
    `Milestone 1: ₹500 said to be sent on ${whole('6 August 2026')} by Bank Transfer.`,
  );
  const hindi = whole('6 अगस्त 2026');
  assert.equal(withWholeDates('6 अगस्त 2026 को ₹500 भेजे गए।'), `${hindi} को ₹500 भेजे गए।`);
});

test('numbers and days have Latin digits and Indian groups in each language, from 0 to 10¹²', () => {
  for (const { locale } of interfaceLanguages) {
    const [own, english] = [`${locale}-u-nu-latn`, 'en-IN'].map((one) => new Intl.NumberFormat(one));
    for (let power = 0; power <= 12; power++)
      for (const count of [0, 10 ** power, 123_456_789_012 % 10 ** power])
        assert.equal(own?.format(count), english?.format(count), locale);
    const at = dateFormat(`${locale}-u-nu-latn`, 'UTC', { dateStyle: 'medium', timeStyle: 'short' });
    assert.match(at.format(new Date(night)), /^1 \P{Nd}+2026\P{Nd}+11:30/u, locale);
  }
});

test('an amount has its sign, Indian groups and both decimals in a sentence of each language', async () => {
  const said = {
    side: 'project',
    fact: { kind: 'closed_open', milestone: 1, amount: 99_99_99_999_99 },
  } as const;
  assert.equal(formatMoney({ amount: said.fact.amount, currency: 'INR' }), '₹99,99,99,999.99');
  for (const { code } of interfaceLanguages) {
    const words: { entryWords: typeof Worded } = await import(`#rules/agreements/entry-words/${code}.ts`);
    const sentence = words.entryWords(said, 'INR');
    assert.deepEqual(sentence.match(/₹[\d,.]*\d/g), ['₹99,99,99,999.99'], sentence);
  }
});

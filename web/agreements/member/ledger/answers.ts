import { getAgreementLedger, type LedgerBody } from '#contract/agreements/ledger-calls.ts';
import type { Side } from '#rules/agreements/facts.ts';
import type { Sums } from '#rules/agreements/sums.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import { entryWords } from '#web/agreements/texts/en/entry-words.ts';
import { agreementLedgerTexts as texts } from '#web/agreements/texts/en/ledger.ts';
import { loads } from '#web/forms/load.ts';
import { withWholeDates } from '#web/ground/texts/amounts.ts';

/** The server writes the lines as text, so that the page loads neither the words of entries nor their checks. */
export const loader = loads(async ({ ask, param, url }) => {
  const before = Number(url.searchParams.get('before')) || 0;
  const { entries, sums, currency, ...ledger } = await ask(getAgreementLedger, {
    agreementId: param('id'),
    before: Math.min(Math.max(0, Math.trunc(before)), 2 ** 31 - 1),
  });
  const shown = (name: keyof Sums, value: number) =>
    units.includes(name) ? formatUnits(value) : formatMoney({ amount: value, currency });
  return {
    ledger,
    before,
    sums:
      sums &&
      (Object.keys(texts.sums) as (keyof Sums)[])
        .filter((name) => sums[name] !== 0)
        .map((name) => ({ name: texts.sums[name], value: shown(name, sums[name]) })),
    lines: entries.map((entry) => ({
      sequence: entry.sequence,
      at: entry.at,
      who: entry.name || texts.who[sideOf(entry)],
      words: withWholeDates(entryWords({ ...entry, side: sideOf(entry) }, currency)),
      after: entry.sums ? afterOf(entry.sums, shown) : '',
    })),
  };
});

const units: readonly (keyof Sums)[] = ['units', 'vested', 'unvested', 'held', 'reserved'];

function sideOf({ side }: LedgerBody['entries'][number]): Side {
  return side === 'desk' ? 'administrator' : side;
}

function afterOf(
  sums: NonNullable<LedgerBody['sums']>,
  shown: (name: keyof Sums, value: number) => string,
): string {
  const { confirmed, due, units: promised, vested } = texts.running;
  return texts.after([
    confirmed(shown('confirmed', sums.confirmed)),
    due(shown('due', sums.due)),
    ...(sums.units > 0 ? [promised(shown('units', sums.units)), vested(shown('vested', sums.vested))] : []),
  ]);
}

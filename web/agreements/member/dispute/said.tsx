import type { RulingBody, StatementBody } from '#contract/agreements/dispute-shapes.ts';
import { type Currency, formatMoney } from '#rules/amounts/money.ts';
import { disputeTexts as texts } from '#web/agreements/texts/en/disputes.ts';
import { number } from '#web/ground/texts/amounts.ts';

/** The statements and files of both sides, shown to them and to the administrator who rules. */
export function Statements({
  statements,
  fileAddress,
}: {
  statements: readonly StatementBody[];
  fileAddress: (id: string) => string;
}) {
  if (statements.length === 0) return null;
  return (
    <section aria-labelledby="said" className="grid gap-2">
      <h2 id="said" className="text-heading">
        {texts.statements}
      </h2>
      <ol className="divide-y divide-line border-y border-line">
        {statements.map(({ entry, side, kind, at, text, files }) => (
          <li key={entry} className="grid gap-1 py-3">
            <p className="text-small text-soft">{texts.by(side, texts.kinds[kind], at)}</p>
            {kind !== 'withdrawn' && (
              <p className="break-words whitespace-pre-wrap">{text || texts.erased}</p>
            )}
            {files.map(({ id, name }) => (
              <a
                key={id}
                href={fileAddress(id)}
                className="text-link inline-flex min-h-11 items-center break-all"
              >
                {name}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Rulings({ rulings, currency }: { rulings: readonly RulingBody[]; currency: Currency }) {
  if (rulings.length === 0) return null;
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <section aria-labelledby="rulings" className="grid gap-2">
      <h2 id="rulings" className="text-heading">
        {rulings.every(({ isAgreed }) => isAgreed) ? texts.agreedTitle : texts.rulings}
      </h2>
      <ol className="divide-y divide-line border-y border-line">
        {rulings.map(({ entry, isAppeal, isAgreed, at, awarded, units, pay, reason, passes }) => (
          <li key={entry} className="grid gap-1 py-3">
            <p className="text-small text-soft">{isAgreed ? texts.agreed(at) : texts.ruling(isAppeal, at)}</p>
            <p className="font-semibold">
              {awarded === 0 ? texts.rejected : texts.awarded(money(awarded), number(units), money(pay))}
            </p>
            {passes && (
              <p className="break-words whitespace-pre-wrap">
                {texts.passes}: {passes}
              </p>
            )}
            <p className="break-words whitespace-pre-wrap">{reason || texts.erased}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

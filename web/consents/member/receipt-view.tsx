import { receiptTexts as texts } from '#web/consents/texts/en/consents.ts';
import type { ShownReceipt } from './shown-consent.ts';

/** A receipt, to be kept or printed. */
export function ReceiptView({ receipt: { said, lines, textPath } }: { receipt: ShownReceipt }) {
  return (
    <>
      <p className="font-semibold">{said}</p>
      <dl className="grid gap-3">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-soft">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {textPath && (
        <a
          href={textPath}
          className="text-link on-screen-only inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.old}
        </a>
      )}
      <p className="on-screen-only text-soft">{texts.print}</p>
    </>
  );
}

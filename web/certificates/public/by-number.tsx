import type { CertificateByNumber } from '#contract/certificates/shapes.ts';
import { ledgerPaths } from '#contract/ledger/paths.ts';
import { verifyCertificateTexts as texts } from '#web/certificates/texts/en/verify-certificate.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

/** The number as it was typed, and its certificate; `found` is null where there is none. */
export type AskedNumber = {
  typed: string;
  found: (CertificateByNumber & { title: string; shownNumber: string }) | null;
};

/** A certificate by its number, without its holder's name and without scripts. */
export function ByNumber({ asked }: { asked: AskedNumber | null }) {
  return (
    <section aria-labelledby="by-number" className="grid gap-4">
      <h2 id="by-number" className="text-title">
        {texts.title}
      </h2>
      <form method="get" action={ledgerPaths.verify} className="grid justify-items-start gap-4">
        <TextField
          name="number"
          label={texts.number}
          hint={texts.numberHow}
          defaultValue={asked?.typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit">{texts.look}</Button>
      </form>
      {asked && (asked.found ? <Found {...asked.found} /> : <Banner>{texts.unknown}</Banner>)}
    </section>
  );
}

function Found({ state, title, shownNumber, day }: NonNullable<AskedNumber['found']>) {
  return (
    <div className="grid gap-2">
      <Banner look={state === 'issued' ? 'success' : 'danger'}>{texts.states[state]}</Banner>
      {title ? <p className="font-semibold break-words">{title}</p> : <p>{texts.erased}</p>}
      {day && <p>{texts.day(day)}</p>}
      <p>{shownNumber}</p>
    </div>
  );
}

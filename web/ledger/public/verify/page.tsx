import { useEffect, useRef, useState } from 'react';
import { data } from 'react-router';
import { getLedgerKeys } from '#contract/agreements/file-calls.ts';
import { findCertificate, getCertificateKeys } from '#contract/certificates/calls.ts';
import { ledgerPaths } from '#contract/ledger/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { boundBy } from '#rules/agreements/bound-by.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { readCertificateNumber } from '#rules/certificates/number.ts';
import type { Verification } from '#rules/ledger/verify-download.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { type AskedNumber, ByNumber } from '#web/certificates/public/by-number.tsx';
import {
  CertificateOfAddress,
  CheckedCertificate,
  checkCertificate,
  type ShownCertificate,
} from '#web/certificates/public/checked-certificate.tsx';
import { certificateWords } from '#web/certificates/texts/en/certificate-words.ts';
import { verifyCertificateTexts } from '#web/certificates/texts/en/verify-certificate.ts';
import { useEarlyFiles } from '#web/forms/use-early-files.ts';
import { useHydrated } from '#web/forms/use-hydrated.ts';
import { verifyTexts as texts } from '#web/ledger/texts/en/verify.ts';
import { pageMeta } from '#web/seo.ts';
import { askForAll } from '#web/site/public/ask-for-all.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';
import { otherKindOf } from './other-kind-of.ts';

export const headers: Route.HeadersFunction = ({ loaderHeaders }) =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : keptForAll();

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: ledgerPaths.verify,
    noindex: Boolean(loaderData?.asked),
  });

/** The keys travel with the page: nothing more is asked of us to check a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [ofLedgers, ofCertificates, asked] = await Promise.all([
    askForAll(context, getLedgerKeys, {}),
    askForAll(context, getCertificateKeys, {}),
    askedNumber(context, url.searchParams.get('number') ?? ''),
  ]);
  const byId = ({ keys }: typeof ofLedgers) =>
    Object.fromEntries(keys.map(({ id, publicKey }) => [id, publicKey]));
  const loaded = { keys: byId(ofLedgers), certificateKeys: byId(ofCertificates), asked };
  // Numbers are without end, and their states change: such a page is made each time.
  return asked
    ? data(loaded, { status: asked.found ? 200 : 404, headers: { 'Cache-Control': 'no-store' } })
    : data(loaded);
}

async function askedNumber(context: Route.LoaderArgs['context'], typed: string): Promise<AskedNumber | null> {
  const certificateNumber = readCertificateNumber(typed);
  if (certificateNumber === '') return null;
  try {
    const found = await askForAll(context, findCertificate, { certificateNumber });
    const title = found.kind && certificateWords.title(found.kind, found.organisation);
    return { typed, found: { ...found, title, shownNumber: certificateWords.number(found.number) } };
  } catch (error) {
    // A text that can be no number is refused, too.
    if (error instanceof Refusal) return { typed, found: null };
    throw error;
  }
}

/** Far above any agreement: a ledger of 500 entries has some 200 kB. */
const mostBytes = 20_000_000;
const loadChecking = () => import('#rules/ledger/verify-download.ts');

type Shown =
  | { note: string }
  | { checked: Verification; isCompared: boolean }
  | { ofCertificate: ShownCertificate };

/** Checks a certificate, or the file of an agreement or a certificate, in this browser alone. */
export default function Verify({ loaderData }: Route.ComponentProps) {
  const { keys, certificateKeys, asked } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [shown, setShown] = useState<Shown | null>(null);

  async function check(file: File | undefined) {
    if (!file || !form.current) return;
    const receipt = receiptIn(new FormData(form.current));
    if (receipt === 'wrong') return setShown({ note: texts.receiptWrong });
    if (file.size > mostBytes) return setShown({ note: texts.tooLarge });
    setShown({ note: texts.reading });
    try {
      const [{ verifyDownload }, text] = await Promise.all([loadChecking(), file.text()]);
      const other = otherKindOf(text);
      if (other) return setShown({ note: texts.others[other] });
      if (text.startsWith('{"certificate":'))
        return setShown({
          ofCertificate: await checkCertificate(({ verifyCertificateFile }) =>
            verifyCertificateFile(text, certificateKeys),
          ),
        });
      const checked = await verifyDownload(text, keys, receipt);
      setShown({ checked, isCompared: receipt !== undefined });
    } catch {
      setShown({ note: texts.failed });
    }
  }

  useEffect(() => {
    // Fetched now, the page goes on working without a line.
    void loadChecking().catch(() => {});
  }, []);
  const field = useEarlyFiles((input) => void check(input.files?.[0]));

  return (
    <div className="page-width grid max-w-text gap-6 py-10 lg:py-16">
      <h1 className="text-display">{texts.title}</h1>
      <p className="text-lead text-soft">{texts.lead}</p>
      <div aria-live="polite">
        <CertificateOfAddress keys={certificateKeys} />
      </div>
      <noscript>
        <p>{verifyCertificateTexts.needsScripts}</p>
      </noscript>
      <ByNumber asked={asked} />
      <h2 className="text-title">{texts.ofFile}</h2>
      <form ref={form} className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold">{texts.receipt}</summary>
          <p className="mb-4">{texts.receiptHow}</p>
          <div className="grid gap-5 sm:grid-cols-[8rem_1fr]">
            <TextField name="sequence" label={texts.sequence} inputMode="numeric" autoComplete="off" />
            <TextField name="hash" label={texts.hash} autoComplete="off" spellCheck={false} />
          </div>
        </details>
        <TextField
          ref={field}
          name="file"
          label={texts.file}
          hint={isHydrated ? undefined : texts.needsScripts}
          type="file"
          accept=".json,application/json"
          onChange={(event) => void check(event.currentTarget.files?.[0])}
        />
      </form>
      <div aria-live="polite">{shown && <Outcome shown={shown} />}</div>
    </div>
  );
}

/** Reads the typed receipt; undefined if its fields are empty. */
function receiptIn(typed: FormData): { sequence: number; hash: string } | undefined | 'wrong' {
  const [sequence, hash] = ['sequence', 'hash'].map((name) =>
    latinDigits(String(typed.get(name) ?? '')).trim(),
  );
  if (!sequence && !hash) return undefined;
  const isRight = /^\d{1,9}$/.test(sequence ?? '') && /^[0-9a-f]{64}$/i.test(hash ?? '');
  return isRight ? { sequence: Number(sequence), hash: String(hash).toLowerCase() } : 'wrong';
}

function Outcome({ shown }: { shown: Shown }) {
  if ('note' in shown) return <p>{shown.note}</p>;
  if ('ofCertificate' in shown) return <CheckedCertificate shown={shown.ofCertificate} />;
  const { checked, isCompared } = shown;
  if (!checked.isGood)
    return (
      <Banner>
        {texts.faults[checked.fault]} {checked.entry !== undefined && texts.atEntry(checked.entry)}{' '}
        {texts.bad}
      </Banner>
    );
  const { document } = checked.agreement;
  return (
    <div className="grid gap-3">
      <Banner look="success">
        {texts.good(checked.head.sequence)} {isCompared && texts.compared}
      </Banner>
      <ul className="grid gap-1.5 break-words">
        {namedBy(document).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="break-all">{texts.hashOfText(checked.documents.at(-1) ?? '')}</p>
      <p>{texts.not}</p>
    </div>
  );
}

/** The project, its side, who signed for whom, and the company, as the text in force names them. */
function namedBy(document: AgreementDocument): string[] {
  const { project, contributor } = document.parties;
  if (document.format === 'saharambh-agreement/1')
    return [texts.between(project.name, contributor.name), texts.namesNone];
  const { about, company, terms } = document;
  const bound = boundBy(document, 'project');
  const side =
    bound.kind === 'organisation'
      ? texts.organisation(project)
      : bound.kind === 'team'
        ? texts.team(bound.signer, bound.owners)
        : texts.loneOwner(project.name);
  const promised = company ? texts.company(company) : texts.companyToForm;
  return [
    texts.project(about),
    side,
    texts.contributor(contributor.name),
    ...(terms.equity ? [promised] : []),
  ];
}

import { Suspense, use, useSyncExternalStore } from 'react';
import { certificatePaths } from '#contract/certificates/rare-paths.ts';
import type { Certificate } from '#rules/certificates/certificate.ts';
import type { CertificateCheck } from '#rules/certificates/verify-certificate.ts';
import type { PublishedKeys } from '#rules/ledger/download.ts';
import { verifyCertificateTexts as texts } from '#web/certificates/texts/en/verify-certificate.ts';
import { Banner } from '#web/ui/banner.tsx';
import { PersonName } from '#web/ui/person-name.tsx';

type State = 'counts' | 'ended' | 'noList';
export type ShownCertificate =
  | { note: 'reading' | 'failed' }
  | { fault: Extract<CertificateCheck, { isGood: false }>['fault'] }
  | { certificate: Certificate; lines: string[]; title: string; state: State };

const load = () =>
  Promise.all([
    import('#rules/certificates/verify-certificate.ts'),
    import('#web/certificates/texts/en/certificate-words.ts'),
    import('#web/client/ended-certificates.ts'),
  ]);

/** Checks a certificate in this browser, and then in the public list whether it still counts. */
export async function checkCertificate(
  checks: (verify: Awaited<ReturnType<typeof load>>[0]) => Promise<CertificateCheck>,
): Promise<ShownCertificate> {
  try {
    const [verify, { certificateWords: words }, { hasEnded }] = await load();
    const checked = await checks(verify);
    if (!checked.isGood) return { fault: checked.fault };
    const { certificate } = checked;
    const list = certificatePaths.statusList(String(certificate.list));
    const state = await hasEnded(list, certificate.index).then(
      (isOver): State => (isOver ? 'ended' : 'counts'),
      (): State => 'noList',
    );
    const title = words.title(certificate.kind, certificate.organisation);
    return {
      certificate,
      lines: [...words.lines(certificate), words.number(certificate.number), words.proves],
      title,
      state,
    };
  } catch {
    return { note: 'failed' };
  }
}

/** Shorter ones lead to a part of the page. */
const leastLetters = 40;

let last: { fragment: string; keys: PublishedKeys; checked: Promise<ShownCertificate> } | undefined;

function onHashChange(changed: () => void): () => void {
  const look = () => {
    // A certificate that is shown again is checked again: it may have ended.
    last = undefined;
    changed();
  };
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

/** Once for each address, however often the page is drawn meanwhile. */
function checkOf(fragment: string, keys: PublishedKeys): Promise<ShownCertificate> {
  if (last?.fragment !== fragment || last.keys !== keys)
    last = {
      fragment,
      keys,
      checked: checkCertificate(({ verifyFragment }) => verifyFragment(fragment, keys)),
    };
  return last.checked;
}

/** The certificate behind the `#` of this page's address, which the browser alone knows. */
export function CertificateOfAddress({ keys }: { keys: PublishedKeys }) {
  const fragment = useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => '',
  );
  if (fragment.length < leastLetters) return null;
  return (
    <Suspense fallback={<CheckedCertificate shown={{ note: 'reading' }} />}>
      <CertificateOf fragment={fragment} keys={keys} />
    </Suspense>
  );
}

function CertificateOf({ fragment, keys }: { fragment: string; keys: PublishedKeys }) {
  return <CheckedCertificate shown={use(checkOf(fragment, keys))} />;
}

const looks = { counts: 'success', ended: 'danger', noList: 'note' } as const;

/** The result of the check of a certificate. */
export function CheckedCertificate({ shown }: { shown: ShownCertificate }) {
  if ('note' in shown) return <p>{texts[shown.note]}</p>;
  if ('fault' in shown)
    return (
      <Banner>
        {texts.faults[shown.fault]} {texts.bad}
      </Banner>
    );
  const { certificate, lines, title, state } = shown;
  return (
    <div className="grid gap-3">
      <Banner look={looks[state]}>
        {state !== 'noList' && texts.good} {texts[state]}
      </Banner>
      <PersonName name={certificate.name} className="block text-lead font-semibold" />
      <p className="font-semibold break-words">{title}</p>
      <ul className="grid gap-1.5 break-words">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {certificate.isShort && <p>{texts.isShort}</p>}
    </div>
  );
}

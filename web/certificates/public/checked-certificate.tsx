import { useEffect, useState } from 'react';
import { certificatePaths } from '#contract/certificates/paths.ts';
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
    import('#rules/certificates/certificate-words.ts'),
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

/** The certificate behind the `#` of this page's address, checked as soon as scripts are there and whenever it changes. */
export function useCertificateOfAddress(keys: PublishedKeys): ShownCertificate | null {
  const [shown, setShown] = useState<ShownCertificate | null>(null);
  useEffect(() => {
    let last = 0;
    const look = async () => {
      const turn = ++last;
      const fragment = window.location.hash.slice(1);
      if (fragment.length < leastLetters) return setShown(null);
      setShown({ note: 'reading' });
      const checked = await checkCertificate(({ verifyFragment }) => verifyFragment(fragment, keys));
      if (turn === last) setShown(checked);
    };
    void look();
    const again = () => void look();
    window.addEventListener('hashchange', again);
    return () => {
      last = Number.POSITIVE_INFINITY;
      window.removeEventListener('hashchange', again);
    };
  }, [keys]);
  return shown;
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

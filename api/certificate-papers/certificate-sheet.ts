import { ledgerPaths } from '#contract/ledger/paths.ts';
import type { PrintedCertificate } from '#core/certificates/print-certificate.ts';
import type { PdfSheet } from '#core/ground/pdf.ts';
import { certificateWords, type SheetWords } from '#rules/certificates/certificate-words/en.ts';
import { certificateFileOf } from '#rules/certificates/signed-certificate.ts';
import type { CertificatePapers } from '../texts/by-language.ts';
import { certificatePapers } from '../texts/en/certificate-papers.ts';

/** The same certificate makes the same bytes in one language. */
export function certificateSheet(
  { signed, issuedAt, code }: PrintedCertificate,
  origin: string,
  {
    say = certificatePapers,
    words = certificateWords,
    language,
  }: { say?: CertificatePapers; words?: SheetWords; language?: string } = {},
): PdfSheet {
  const { certificate } = signed;
  return {
    title: `${say.title} ${certificate.number}`,
    ...(language && { language }),
    unshown: say.unshown,
    at: issuedAt,
    blocks: [
      { kind: 'small', text: say.title },
      { kind: 'title', text: certificate.name },
      { kind: 'heading', text: words.title(certificate.kind, certificate.organisation) },
      ...words.lines(certificate).map(text),
      text(words.issuedBy),
      { kind: 'small', text: words.number(certificate.number) },
      text(words.proves),
      { kind: 'small', text: code ? say.scan : say.noCode },
      ...(code?.isShort ? [{ kind: 'small' as const, text: say.short }] : []),
      { kind: 'small', text: say.byHand(origin + ledgerPaths.verify) },
    ],
    ...(code && { code: { size: code.size, path: code.path } }),
    files: [
      {
        name: `certificate-${certificate.number}.json`,
        type: 'application/json',
        text: certificateFileOf(signed),
      },
    ],
  };
}

const text = (line: string) => ({ kind: 'text' as const, text: line });

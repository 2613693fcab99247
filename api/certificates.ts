import * as calls from '#contract/certificates/calls.ts';
import { declineCertificate } from '#core/certificates/decline-certificate.ts';
import { exportBadge } from '#core/certificates/export-badge.ts';
import { findByNumber } from '#core/certificates/find-by-number.ts';
import { getCertificate } from '#core/certificates/get-certificate.ts';
import { listCertificateKeys } from '#core/certificates/list-certificate-keys.ts';
import { listCertificates } from '#core/certificates/list-certificates.ts';
import { printCertificate } from '#core/certificates/print-certificate.ts';
import { ownLanguage } from '#core/languages/own-language.ts';
import type { Certificate } from '#rules/certificates/certificate.ts';
import { certificateWords, certificateIssuer as issuer } from '#rules/certificates/certificate-words/en.ts';
import { attachment } from './attachment.ts';
import { certificateSheet } from './certificate-papers/certificate-sheet.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { certificatePapersIn, certificateWordsIn } from './texts/by-language.ts';
import { certificatePapers } from './texts/en/certificate-papers.ts';

const badge = {
  issuer,
  name: ({ kind, organisation }: Certificate) => certificateWords.title(kind, organisation),
  ...certificatePapers.badge,
};

export const certificateEndpoints: Endpoint[] = [
  answer(calls.listCertificates, ({ core, actor }) => listCertificates(core, actor)),

  answer(calls.getCertificate, ({ core, actor, params }) =>
    getCertificate(core, actor, params.certificateNumber),
  ),

  answer(
    calls.putCertificateRefusal,
    ({ core, actor, params }) => declineCertificate(core, actor, params.certificateNumber),
    [perHour(60, byMember)],
  ),

  answer(
    calls.getCertificatePrint,
    async ({ core, actor, params: { certificateNumber: number }, request }) => {
      const printed = await printCertificate(core, actor, number);
      const language = ownLanguage(core, actor);
      const [say, words] = [await certificatePapersIn(language), await certificateWordsIn(language)];
      const bytes = await core.makePdf(certificateSheet(printed, core.origin, { say, words, language }));
      return attachment(request, { type: 'application/pdf', name: `certificate-${number}.pdf`, bytes });
    },
    [perHour(120, byMember)],
  ),

  answer(
    calls.getCertificateBadge,
    async ({ core, actor, params: { certificateNumber: number }, request }) => {
      const made = await exportBadge(core, actor, { number, texts: badge });
      const bytes = JSON.stringify(made, null, 2);
      return attachment(request, { type: 'application/json', name: `badge-${number}.json`, bytes });
    },
    [perHour(120, byMember)],
  ),

  answer(calls.findCertificate, ({ core, params }) => findByNumber(core, params.certificateNumber)),

  answer(calls.getCertificateKeys, ({ core }) => listCertificateKeys(core)),
];

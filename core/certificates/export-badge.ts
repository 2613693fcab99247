import { certificatePaths } from '#contract/certificates/rare-paths.ts';
import type { Certificate } from '#rules/certificates/certificate.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { didOf, verificationMethodOf } from './did.ts';
import { findOwnCertificate } from './find-own-certificate.ts';
import { keepCertificateKey } from './keep-key.ts';
import { mayExport, mayFetch } from './policy.ts';
import { type Prover, secondsOf } from './proof.ts';
import { proveByJcs } from './prove-by-jcs.ts';
import { proveByRdfc } from './prove-by-rdfc.ts';
import { certificateOf } from './row.ts';

/** The words of a badge: the verb is given them, and knows no sentence. */
export type BadgeTexts = {
  issuer: string;
  name: (one: Certificate) => string;
  description: (one: Certificate) => string;
  criteria: (one: Certificate) => string;
};

/**
 * A certificate as Open Badges 3.0 in the W3C's data model 2.0. Its holder stands in it by name alone.
 * @throws Refusal `certificate_unknown`; `certificate_over`; the age is checked before
 */
export async function exportBadge(
  core: Core,
  member: Member,
  { number, texts }: { number: string; texts: BadgeTexts },
): Promise<object> {
  const row = await findOwnCertificate(core.db, member, number);
  const certificate = mayFetch(row) && mayExport(member) ? certificateOf(row) : null;
  if (!certificate) throw new Refusal('certificate_over');
  const { origin } = core;
  const credential = badgeOf(certificate, { origin, texts, at: row.issued_at });
  const key = await keepCertificateKey(core);
  const prover: Prover = { key, method: verificationMethodOf(origin, key.id), at: row.issued_at };
  return { ...credential, proof: [proveByJcs(credential, prover), await proveByRdfc(credential, prover)] };
}

type Made = { origin: string; texts: BadgeTexts; at: Date };

function badgeOf(one: Certificate, { origin, texts, at }: Made) {
  const list = origin + certificatePaths.statusList(String(one.list));
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `urn:saharambh:certificate:${one.number}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: texts.name(one),
    issuer: { id: didOf(origin), type: ['Profile'], name: texts.issuer, url: origin },
    validFrom: secondsOf(at),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: one.name, hashed: false }],
      achievement: {
        id: `urn:saharambh:achievement:${one.number}`,
        type: ['Achievement'],
        name: texts.name(one),
        description: texts.description(one),
        criteria: { narrative: texts.criteria(one) },
      },
    },
    credentialStatus: {
      id: `${list}#${one.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(one.index),
      statusListCredential: list,
    },
  };
}

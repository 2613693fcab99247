import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import type { CertificateKind } from '#rules/certificates/limits.ts';
import { certificateOf } from '#tests/certificates/certificates.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { didDocumentOf } from './did.ts';
import { exportBadge } from './export-badge.ts';
import { listCertificateKeys } from './list-certificate-keys.ts';
import { loadContext } from './load-context.ts';

const core = await freshCore();
const texts = { issuer: 'Saharambh', name: () => 'Work', description: () => 'Said.', criteria: () => 'Met.' };

/** A badge as a program of others reads it from a file. */
async function badgeOf(kind: CertificateKind) {
  const holder = await member(core, { name: 'आशा काळे' });
  const number = await certificateOf(core, holder, { kind });
  return JSON.parse(JSON.stringify(await exportBadge(core, holder, { number, texts })));
}

/** Verified by @digitalbazaar/vc 7.3.0 with @digitalbazaar/eddsa-rdfc-2022-cryptosuite 1.3.0, without a network. */
async function verify(credential: object) {
  const did = didDocumentOf(core.origin, (await listCertificateKeys(core)).keys);
  const documents = new Map<string, object>([[did.id, did]]);
  for (const method of did.verificationMethod)
    documents.set(method.id, { '@context': 'https://w3id.org/security/multikey/v1', ...method });
  const documentLoader = async (address: string) => {
    const document = documents.get(address);
    return document ? { contextUrl: null, documentUrl: address, document } : loadContext(address);
  };
  return verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader,
    // Our own test reads the list.
    checkStatus: () => ({ verified: true }),
  });
}

test('a published verifier of others accepts the badge of every kind, offline', async () => {
  for (const kind of ['completed', 'mentored', 'credit'] as const) {
    const { verified, error } = await verify(await badgeOf(kind));
    assert.ok(verified, String(error && JSON.stringify(error, null, 1)));
  }
});

test('the verifier of others refuses a badge in which a word was changed', async () => {
  const badge = await badgeOf('completed');
  badge.credentialSubject.achievement.name = 'Other work';
  assert.equal((await verify(badge)).verified, false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signingKeyOf } from '../ledger/sign-head.ts';
import { toMultibase } from './base58.ts';
import { didDocumentOf } from './did.ts';
import { proveByJcs } from './prove-by-jcs.ts';

/** The private key of the vectors that the W3C publishes with Data Integrity EdDSA Cryptosuites 1.0 (TestVectors/keyPair.json). */
const seed = Buffer.from('c96ef9ea10c5e414c471723aff9de72c35fa5b70fae97e8832ecac7d2e2b8ed6', 'hex');
const begin = Buffer.from('302e020100300506032b657004220420', 'hex');
const key = signingKeyOf(
  `-----BEGIN PRIVATE KEY-----\n${Buffer.concat([begin, seed]).toString('base64')}\n-----END PRIVATE KEY-----\n`,
);
const multikey = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2';

const document = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
  id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
  type: ['VerifiableCredential', 'AlumniCredential'],
  name: 'Alumni Credential',
  description: 'A minimum viable example of an Alumni Credential.',
  issuer: 'https://vc.example/issuers/5678',
  validFrom: '2023-01-01T00:00:00Z',
  credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
};

test('a proof by eddsa-jcs-2022 is that of the published vector, byte by byte', () => {
  const { proofValue, ...options } = proveByJcs(document, {
    key,
    method: `https://vc.example/issuers/5678#${multikey}`,
    at: new Date('2023-02-24T23:36:38Z'),
  });
  assert.equal(
    proofValue,
    'z63t83Y53KfzJ5ZosfKTnqfMcKB2dmTrfjSaQjeNNjAD5srBowQfmWqeRb8rRjmeEuCBEsddF9LsVogtuTsijJKh4',
  );
  assert.deepEqual(options['@context'], document['@context']);
});

test('the document of the site has the keys of all times as Multikey', () => {
  const document = didDocumentOf('http://localhost:3000', [
    { id: 'a', publicKey: key.publicKey },
    { id: 'b', publicKey: key.publicKey },
  ]);
  assert.equal(document.id, 'did:web:localhost%3A3000');
  assert.equal(document.verificationMethod[0]?.publicKeyMultibase, multikey);
  assert.deepEqual(document.assertionMethod, ['did:web:localhost%3A3000#a', 'did:web:localhost%3A3000#b']);
});

test('leading zeros of bytes are kept in base58', () => {
  assert.equal(toMultibase(Uint8Array.of(0, 0, 40, 127, 180, 205)), 'z11233QC4');
  assert.equal(toMultibase(new Uint8Array()), 'z');
});

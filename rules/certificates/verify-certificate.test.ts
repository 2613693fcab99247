import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { newSigningKey, signBytes, signHead, signingKeyOf } from '#core/ledger/sign-head.ts';
import { canonicalBytes } from '../ledger/canonical-json.ts';
import { toBase64url } from './base64url.ts';
import { type Certificate, certificateBytes, certificateFormat } from './certificate.ts';
import { certificateLimits } from './limits.ts';
import { certificateFileOf, fragmentOf } from './signed-certificate.ts';
import { isSetIn } from './status-list.ts';
import { verifyCertificateFile, verifyFragment } from './verify-certificate.ts';

const key = signingKeyOf(newSigningKey());
const keys = { [key.id]: key.publicKey };

const certificate: Certificate = {
  format: certificateFormat,
  number: '7K2M9QXWABCDEFGH',
  kind: 'completed',
  name: 'आशा काळे',
  organisation: 'Cold rooms for Nagpur',
  day: '2026-11-28',
  list: 1,
  index: 77_031,
  role: 'Builder of counters',
};
const signed = { certificate, signature: signBytes(certificateBytes(certificate), key) };
const fragment = fragmentOf(signed);
const faultOf = async (text: string, known = keys) => {
  const checked = await verifyFragment(text, known);
  return checked.isGood ? 'good' : checked.fault;
};
/** A fragment of any value, rightly signed. */
const fragmentOfAny = (value: unknown, by = key) => {
  const bytes = canonicalBytes(value);
  const { value: hex } = signBytes(bytes, by);
  return [toBase64url(bytes), by.id, toBase64url(Buffer.from(hex, 'hex'))].join('.');
};

test('a signed certificate is verified, behind the # and as a file', async () => {
  assert.deepEqual(await verifyFragment(fragment, keys), { isGood: true, certificate });
  const file = certificateFileOf(signed);
  assert.deepEqual(await verifyCertificateFile(file, keys), { isGood: true, certificate });
  const spaced = JSON.stringify(JSON.parse(file), null, 1);
  assert.deepEqual(await verifyCertificateFile(spaced, keys), { isGood: false, fault: 'not_as_issued' });
});

test('names are measured in letters, also in scripts whose letters are two units of a string', async () => {
  const adlam = '\u{1e900}'.repeat(certificateLimits.name);
  const long = { ...certificate, name: adlam, organisation: adlam, role: 'क'.repeat(certificateLimits.role) };
  assert.equal(await faultOf(fragmentOfAny(long)), 'good');
  assert.equal(await faultOf(fragmentOfAny({ ...long, name: `${adlam}\u{1e900}` })), 'unreadable');
});

test('no letter of a fragment can be changed, left out or added', async () => {
  for (let at = 0; at < fragment.length; at++) {
    const letter = fragment[at] === 'A' ? 'B' : 'A';
    assert.notEqual(await faultOf(fragment.slice(0, at) + letter + fragment.slice(at + 1)), 'good', `${at}`);
  }
  assert.notEqual(await faultOf(fragment.slice(0, -1)), 'good');
  assert.notEqual(await faultOf(`${fragment}A`), 'good');
  const other = { ...signed, certificate: { ...certificate, name: 'Asha Kale' } };
  assert.equal(await faultOf(fragmentOf(other)), 'signature_wrong');
});

test('a signature on something else passes for no certificate, with our key neither', async () => {
  const head = { agreement: 'a1', sequence: 3, hash: 'a'.repeat(64) };
  assert.equal(await faultOf(fragmentOfAny({ format: 'saharambh-head/1', ...head })), 'other_format');
  const ofHead = { certificate, signature: signHead(head, key) };
  assert.equal(await faultOf(fragmentOf(ofHead)), 'signature_wrong');
  assert.equal(
    await faultOf(fragmentOfAny({ ...certificate, format: 'saharambh-certificate/2' })),
    'other_format',
  );
  assert.equal(await faultOf(fragmentOfAny({ ...certificate, salary: 5 })), 'unreadable');
});

test('a key that is not published, a text of 1 MB and what is no certificate each have their fault', async () => {
  assert.equal(await faultOf(fragmentOfAny(certificate, signingKeyOf(newSigningKey()))), 'key_unknown');
  assert.equal(await faultOf('A'.repeat(1_000_000)), 'too_long');
  for (const text of ['', 'main', '..', 'a.b.c', '%7B%7D', `${fragment}.${key.id}`])
    assert.equal(await faultOf(text), 'unreadable', text);
});

const packed = (bits: Uint8Array) => `u${toBase64url(gzipSync(bits))}`;

test('a bit of a status list is read from the left, and a list of another length is refused', async () => {
  const bits = new Uint8Array(certificateLimits.statusBits / 8);
  bits[1] = 0b0010_0000;
  assert.equal(await isSetIn(packed(bits), 10), true);
  assert.equal(await isSetIn(packed(bits), 11), false);
  assert.equal(await isSetIn(packed(bits), certificateLimits.statusBits - 1), false);
  await assert.rejects(isSetIn(packed(bits.subarray(1)), 10), RangeError);
  await assert.rejects(isSetIn(packed(new Uint8Array(50_000_000)), 10), RangeError);
  await assert.rejects(isSetIn('u!', 10), RangeError);
});

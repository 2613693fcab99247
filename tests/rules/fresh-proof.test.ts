import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints } from '#api/app.ts';
import type { Call } from '#contract/ground/call.ts';

const calls: Call[] = endpoints.map(({ call }) => call);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Signing, payment details, export, erasing, a new address, password or factor: by the words of their addresses. */
const important =
  /sign(ature|ing-codes)|giving-up|payout|account\/export|account\/deletion|account\/(email|password)$|email-changes|account\/(factors|passkeys|recovery-codes)|young-mentor(\/codes)?$/;

/** Calls of such an address that ask for no proof, each with its reason. */
const without: Record<string, string> = {
  'GET /account/deletion': 'reads',
  'DELETE /account/deletion': 'keeps the account',
  'GET /account/deletion/owed': 'reads',
  'PUT /account/deletion/owed': 'has read what is owed',
  'GET /account/factors': 'reads',
  'PATCH /account/factors/:factorId': 'gives a name',
  'GET /account/young-mentor': 'reads',
  'DELETE /account/young-mentor': 'takes the application back',
  'PUT /account/factors-before': 'a mailed link, of a caller without a session',
  'POST /account/passkeys/challenges': 'is the proof',
  'PUT /account/passkeys/challenges': 'is the proof',
};

test('each call that signs, pays, takes data away, erases or changes the way in asks for a fresh proof', () => {
  const found = calls.filter((call) => important.test(call.path) && call.access !== 'administrator');
  const lacking = found.filter(({ needsProof }) => !needsProof).map(nameOf);
  assert.deepEqual(lacking.sort(), Object.keys(without).sort());
  assert.ok(found.length > 20);
});

test('a call that asks for the proof itself takes a password or a code, begins one, or goes on after one', () => {
  const itself = calls.filter(({ needsProof }) => needsProof === 'itself');
  const taking = ({ params, path }: Call) =>
    Object.keys(params).some((name) => /^(password|code|secret)$/.test(name)) || path.endsWith('codes');
  assert.deepEqual(
    itself.filter((call) => !taking(call)).map(nameOf),
    // The device has asked for it by `POST /account/passkeys`, with the password.
    ['PUT /account/passkeys'],
  );
  const byPassword = calls.filter(({ needsProof }) => needsProof === 'password');
  assert.deepEqual(
    byPassword.filter(({ params }) => !('oldPassword' in params || 'password' in params)).map(nameOf),
    [],
  );
  assert.ok(itself.length > 8 && byPassword.length === 3);
});

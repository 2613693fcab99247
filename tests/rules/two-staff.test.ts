import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { endpoints } from '#api/app.ts';
import { sourcesOf } from './sources.ts';

const core = sourcesOf(/^core\/.*\.ts$/).filter(({ file }) => !file.endsWith('.test.ts'));
const noteAction = /\bnoteAction\(/;

/** Files that open sealed details of payment, each with who reads them. No action of staff does (decision 360). */
const openers: Record<string, string> = {
  'core/agreements/money/open-payout.ts': 'the owner who pays, once it is due',
  'core/agreements/money/show-money.ts': 'the contributor who gave them, and the owner who has opened them',
  'core/agreements/money/papers.ts': 'both sides: tax numbers on papers',
  'core/agreements/money/save-payout.ts': 'the contributor: whether the same details are kept',
  'core/agreements/money/own-data.ts': 'the export of those who gave them',
};

/** Files that post one email to a number of accounts, each with the cause. No action of staff begins one. */
const toMany: Record<string, string> = {
  'core/agreements/mail-receipts.ts': 'monthly, to both sides of their own agreements',
  'core/breaches/mail-affected.ts': 'a breach, by the operator and logged',
  'core/cases/steps/tell-of-decision.ts': 'the answer to each report about the item of a case',
  'core/factors/steps/mail-loss.ts': 'all addresses of one account',
  'core/factors/steps/note-change.ts': 'all addresses of one account',
  'core/legal-texts/steps/post-announcements.ts': 'a version of a text that comes with a release',
  'core/notifications/mail-due-notifications.ts': 'the notifications of each member',
  'core/projects/steps/tell-owners.ts': 'owners of one project',
  'core/verifications/announce-ends.ts': 'marks about to end',
  'core/verifications/end-marks.ts': 'marks that ended',
  'core/verifications/steps/bar-marks.ts': 'marks of one account that a case ended',
  'core/young-mentees/apply-for-young.ts': 'the references that a mentor names',
};

test('sealed details of payment open in a closed list of files, and never for staff', () => {
  const opening = core.filter(({ file, text }) =>
    file === 'core/agreements/money/sealed-payout.ts' ? false : /\bopen(Payout|TaxNumber)Seal\(/.test(text),
  );
  assert.deepEqual(opening.map(({ file }) => file).sort(), Object.keys(openers).sort());
  assert.deepEqual(
    opening.filter(({ text }) => noteAction.test(text)),
    [],
  );
  const unsealing = core.filter(({ text }) => /(?<!function )\bunseal\(/.test(text)).map(({ file }) => file);
  assert.deepEqual(unsealing.sort(), [
    'core/agreements/money/sealed-payout.ts',
    'core/factors/totp.ts',
    'core/unsent-forms/sealed-form.ts',
  ]);
});

test('no call of staff answers with details of payment', () => {
  const withDetails = endpoints.filter(({ call: { answer } }) => namesDetails(answer.body));
  assert.ok(withDetails.length > 1);
  assert.deepEqual(
    withDetails.filter(({ call }) => call.access === 'administrator').map(({ call }) => call.path),
    [],
  );
});

test('emails to a number of accounts leave from a closed list of files, and never for staff', () => {
  const many = core.filter(({ text }) => isToMany(text));
  assert.deepEqual(many.map(({ file }) => file).sort(), Object.keys(toMany).sort());
  assert.deepEqual(
    many.filter(({ text }) => noteAction.test(text)).map(({ file }) => file),
    ['core/breaches/mail-affected.ts'],
  );
  assert.ok(isToMany("for (const id of ids) await post(tx, { letter: 'x' }, 'product');"));
  assert.ok(isToMany("insert into jobs select 'send-letter'"));
  assert.ok(!isToMany("await post(tx, { letter: 'x' }, 'product');"));
});

const namesDetails = (body: unknown) =>
  body instanceof z.ZodType &&
  /"(bank|upi|taxNumber)":/.test(
    JSON.stringify(z.toJSONSchema(body, { unrepresentable: 'any', io: 'output' })),
  );

/** A `post` within a loop, or rows of emails by a statement of its own. */
function isToMany(text: string): boolean {
  return (
    /\bfor \([^\n]*(?:\n(?!\}|test\().*){0,16}?\bpost\(/.test(text) ||
    /\.map\([^;]{0,160}\bpost\(/.test(text) ||
    /insert into jobs[^`;]*'send-letter'|task: 'send-letter', payloads/.test(text)
  );
}

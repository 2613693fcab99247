import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '#contract/collected.ts';
import { refusals } from '#contract/collected.ts';
import { type SignUpFaultCode, signUpFaults } from '#rules/sign-up/check-form.ts';
import { span } from './amounts.ts';
import { refusalSentence } from './refusal-sentence.ts';

test('the sign-up says the specified sentences', () => {
  const specified: Partial<Record<RefusalCode, string>> = {
    sign_up_required: 'Please fill in all required fields.',
    sign_up_email_unverified: 'Please verify your email to complete the signup process',
    sign_up_student_required: 'Please fill in all student-specific fields.',
    sign_up_major_field_required: 'Please select your field of study.',
    sign_up_email_invalid: 'Please enter a valid email address.',
    sign_up_password_short: 'Password must be at least 8 characters.',
    sign_up_passwords_differ: 'Passwords do not match.',
    sign_up_terms_refused: 'You must agree to the Terms & Privacy Policy.',
  };
  for (const [code, sentence] of Object.entries(specified))
    assert.equal(refusalSentence(code as RefusalCode), sentence);
});

test('no sentence for people speaks the language of the API', () => {
  for (const code of Object.keys(refusals) as RefusalCode[]) {
    const sentence = refusalSentence(code);
    assert.doesNotMatch(
      sentence,
      /endpoint|payload|param|(?<!\b(?:new|that|such|own|your|the|enough) )request|(?<!college |UPI )ID\b|Appwrite|header|schema|scope/,
      code,
    );
  }
});

test('a limit says when one may try again', () => {
  const said = (seconds?: number) => refusalSentence('general_rate_limit_exceeded', { seconds });
  assert.equal(said(), 'That was too often. Please try again later.');
  assert.equal(said(1), 'That was too often. Please try again in 1 second.');
  assert.equal(said(61), 'That was too often. Please try again in 61 seconds.');
  assert.equal(said(200), 'That was too often. Please try again in 4 minutes.');
  assert.equal(span(5400), '90 minutes');
  assert.equal(span(5401), '2 hours');
  assert.deepEqual(
    [span(36 * 3600), span(36 * 3600 + 1), span(168 * 3600)],
    ['36 hours', '2 days', '7 days'],
  );
});

test('a suspended member reads why, and until when', () => {
  assert.equal(
    refusalSentence('user_blocked', { reason: 'Spam to members.' }),
    'This account is suspended. The reason: Spam to members.',
  );
  assert.match(
    refusalSentence('user_blocked', { reason: 'Spam to members.', on: '2031-05-01' }),
    /^This account is suspended until .*2031\. The reason: Spam to members\.$/,
  );
});

test('every fault of the sign-up has a sentence of its own', () => {
  const sentences = (Object.keys(signUpFaults) as SignUpFaultCode[]).map((code) => refusalSentence(code));
  assert.equal(new Set(sentences).size, sentences.length);
});

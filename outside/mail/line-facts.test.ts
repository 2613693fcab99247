import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineFacts } from './line-facts.ts';
import { notificationLines, unnamedSubjects } from './texts/en/collected.ts';
import { withPart as inEnglish } from './texts/en/phrases.ts';
import { withPart as inHindi } from './texts/hi/phrases.ts';
import { withPart as inMarathi } from './texts/mr/phrases.ts';

const stall = { thing: 'Stall', person: 'Asha', milestone: 3, payment: 1, payments: 2 };

test('a subject has its milestone and payment in the language of the email', () => {
  assert.equal(lineFacts(stall, '', inEnglish).thing, 'Stall, milestone 3, payment 1 of 2');
  assert.equal(lineFacts({ ...stall, payment: 0 }, '', inHindi).thing, 'Stall, पड़ाव 3');
  assert.equal(lineFacts(stall, '', inMarathi).thing, 'Stall, टप्पा 3, 2 पैकी पेमेंट 1');
});

test('a name that may not be shown is a word of its module, and not always a project', () => {
  const linked = { thing: 'Win at www.example.com/now', person: '' };
  const line = (kind: 'claim_approved' | 'opportunity_removed' | 'certificate_issued' | 'turn_ended') =>
    notificationLines[kind](lineFacts(linked, unnamedSubjects[kind] ?? 'a project', inEnglish));
  assert.equal(line('claim_approved'), 'The institution has approved your claim of credit.');
  assert.equal(line('opportunity_removed'), 'There is a decision about an opportunity.');
  assert.equal(line('certificate_issued'), 'You have a certificate.');
  assert.equal(line('turn_ended'), 'Your time to answer is over.');
});

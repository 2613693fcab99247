import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PreparedEmail } from '#core/collected/emails.ts';
import type { Email } from '#core/ground/emails.ts';
import { speechOf } from './language-of-email.ts';

const core = { languages: ['en', 'hi', 'mr'] as const };

/** The language of an email with these facts, and how many lines in others it has. */
async function languageOf(posted: object, email: object, reader: { language: string } | null) {
  const { texts, others } = await speechOf(core, posted as Email, email as PreparedEmail, reader);
  return [texts?.language.slice(0, 2), others?.length ?? 0];
}

test('a code has the language of its page, another email that of the account or of the asking member', async () => {
  const marathi = { language: 'mr' };
  assert.deepEqual(await languageOf({ codeId: 'one', language: 'hi' }, {}, marathi), ['hi', 0]);
  assert.deepEqual(await languageOf({ language: 'hi' }, {}, marathi), ['mr', 0]);
  assert.deepEqual(await languageOf({}, { language: 'hi' }, null), ['hi', 2], 'one line in each other one');
  assert.deepEqual(await languageOf({}, {}, null), ['en', 0]);
});

test('a later answer to a person without an account has the language of the page on which they wrote', async () => {
  assert.deepEqual(await languageOf({}, { pageLanguage: 'mr' }, null), ['mr', 0]);
  assert.deepEqual(
    await languageOf({}, { pageLanguage: 'ta' }, null),
    ['en', 0],
    'one that is offered no more',
  );
  assert.deepEqual(await languageOf({}, { pageLanguage: 'mr' }, { language: 'hi' }), ['hi', 0]);
});

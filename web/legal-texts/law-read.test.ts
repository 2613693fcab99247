import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lawMark } from '#core/consents/law-mark.ts';
import { showTranslations } from '#core/consents/show-translations.ts';
import { freshCore } from '#tests/ground/database.ts';
import { sentIn } from '#web/forms/act.ts';
import { refusedByLaw } from './law-read.ts';

const core = { ...(await freshCore()), languages: ['en', 'hi', 'mr'] as const };
const law = () => lawMark(core.db, 'hi');
const send = (read: string) => refusedByLaw(sentIn({ law: read }), { law });

test('a consent to law that was replaced is refused, and taken once it is read again', async () => {
  await showTranslations(core);
  const [english, before] = [await lawMark(core.db, 'en'), await law()];
  assert.match(before, /^[0-9a-f]{32}$/);
  assert.equal(await send(before), null);
  await showTranslations(core, { asAgreed: ['hi'] });
  const now = await law();
  assert.deepEqual(await send(before), { fault: { code: 'law_changed' }, about: { law: now } });
  assert.equal(await send(now), null);
  assert.equal(await lawMark(core.db, 'en'), english, 'English stays as it was');
});

test('a program that names no law, as the contract has it, is not refused', async () => {
  assert.equal(await send(''), null);
});

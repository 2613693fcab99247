import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { forgetCounts } from '#tests/ground/forget-counts.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';

const core = await freshCore();
const ask = await plainPages(core);

/** A member without a second factor, who logged in eleven minutes ago. */
async function longIn(password: string | null = goodPassword) {
  await forgetCounts(core.connection.pool);
  const who = await member(core, { password });
  await sql`update sessions set created_at = now() - interval '11 minutes' where id = ${who.sessionId}`.execute(
    core.db,
  );
  return who;
}

const cookieOf = (set: string[]) =>
  set
    .map((line) => line.split(';')[0])
    .filter((pair) => !pair?.endsWith('=deleted'))
    .join('; ');
const download = 'Download my data';
const proveBefore = 'Confirm that it is you, then download';

test('without scripts the way to the export leads over the password and back to the rights centre', async () => {
  const who = await longIn();
  const home = await ask(who, '/rights');
  assert.ok(home.html.includes(proveBefore) && !home.html.includes(download));
  const second = '/login/second?next=%2Frights';
  assert.ok(home.html.includes(second));
  const page = await ask(who, second);
  assert.ok(page.html.includes('Your password') && page.html.includes('Email me a code'));
  const empty = await ask(who, second, { intent: 'password', password: '' });
  assert.equal(empty.status, 400);
  const wrong = await ask(who, second, { intent: 'password', password: 'Wrong#Rangoli1' });
  assert.equal(wrong.status, 400);
  const right = await ask(who, second, { intent: 'password', password: goodPassword });
  assert.deepEqual([right.status, right.to], [303, '/rights']);
  assert.ok((await ask(who, '/rights')).html.includes(download));
  assert.deepEqual((await ask(who, second)).to, '/rights', 'nothing is left to prove');
});

test('a form that needs the proof comes back as it was typed, after a mailed code', async () => {
  const who = await longIn(null);
  const sent = await ask(who, '/settings', {
    intent: 'send-email-code',
    newEmail: 'asha.new@example.org',
  });
  assert.deepEqual([sent.status, sent.to], [303, '/login/second?next=%2Fsettings']);
  const cookie = cookieOf(sent.set);
  assert.match(cookie, /unsent_forms=/);
  const page = await ask(who, sent.to ?? '', undefined, { cookie });
  assert.ok(page.html.includes('Email me a code') && !page.html.includes('Your password'));
  const mailed = await ask(who, sent.to ?? '', { intent: 'mail' }, { cookie });
  assert.equal(mailed.status, 303);
  const wrong = await ask(who, sent.to ?? '', { intent: 'code', code: '12' }, { cookie });
  assert.equal(wrong.status, 400);
  const code = await mailedCode(core, who.account.email, 'proof');
  const proven = await ask(who, sent.to ?? '', { intent: 'code', code }, { cookie });
  assert.deepEqual([proven.status, proven.to], [303, '/settings']);
  const { html } = await ask(who, '/settings', undefined, { cookie });
  assert.ok(
    html.includes('asha.new@example.org') && html.includes('Not sent yet. Look it over, then send it.'),
  );
});

test('a suspended member proves it too, and gets the export', async () => {
  const who = await longIn();
  await sql`update standings set suspended_at = now(), suspension_reason = 'spam' where account_id = ${who.id}`.execute(
    core.db,
  );
  assert.ok((await ask(who, '/suspended')).html.includes('/login/second?next=%2Fsuspended'));
  const second = '/login/second?next=%2Fsuspended';
  const right = await ask(who, second, { intent: 'password', password: goodPassword });
  assert.deepEqual([right.status, right.to], [303, '/suspended']);
  assert.ok((await ask(who, '/suspended')).html.includes(download));
});

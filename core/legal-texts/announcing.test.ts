import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { prepareEmail } from '#core/collected/emails.ts';
import { showTranslations } from '#core/consents/show-translations.ts';
import type { Email } from '#core/ground/emails.ts';
import { announcedIn } from '#outside/mail/announced-in.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { guardianThings } from '#tests/guardians/things.ts';
import { dayIn, sampleVersion, withSample } from '#tests/legal-texts/sample-texts.ts';
import { addTextRecipients, announceTexts, mostWaiting } from './announce-texts.ts';
import { repeatRules } from './repeat-rules.ts';

const made = await freshCore();
const someone = () => member(made, { password: null });
const announced = async () =>
  (await postedEmails(made)).filter(
    (email): email is Extract<Email, { letter: 'text-announced' }> => email.letter === 'text-announced',
  );
const setZone = (zone: string) => made.db.updateTable('standings').set({ zone }).execute();
const clear = async () => {
  await made.db.deleteFrom('jobs').execute();
  await made.db.deleteFrom('text_mails').execute();
};
/** Announces, and lets each email leave at once. */
async function runTo(core: typeof made, most = 50) {
  const all: Awaited<ReturnType<typeof announced>> = [];
  await addTextRecipients(core);
  for (let run = 0; run < most; run++) {
    await announceTexts(core, { forMs: 1 });
    const some = await announced();
    if (some.length === 0) return all;
    assert.ok(some.length <= mostWaiting);
    all.push(...some);
    await made.db.deleteFrom('jobs').execute();
  }
  return all;
}

test('a version is announced to each member and guardian once, and never more than a few wait', async () => {
  const core = { ...made, legalTexts: withSample() };
  const members = await Promise.all(Array.from({ length: 20 }, someone));
  const { requestId = '' } = await guardianThings.request.own(made);
  await setZone(zoneWhereItIs(12));
  const first = await runTo(core);
  assert.equal(first.length, 21);
  assert.ok(members.every(({ id }) => first.some((email) => email.accountId === id)));
  assert.ok(first.every(({ guardianId, version }) => guardianId === '' && version === sampleVersion));
  await made.db.updateTable('guardians').set({ confirmed: true }).where('id', '=', requestId).execute();
  const joined = await someone();
  await setZone(zoneWhereItIs(12));
  const then = await runTo(core);
  assert.deepEqual(
    then.map(({ guardianId, accountId }) => guardianId || accountId).sort(),
    [requestId, joined.id].sort(),
  );
  assert.deepEqual(await runTo(core), []);
});

test('ten servers at once announce to each once', async () => {
  await clear();
  const core = { ...made, legalTexts: withSample() };
  await Promise.all(Array.from({ length: 10 }, () => addTextRecipients(core)));
  await Promise.all(Array.from({ length: 10 }, () => announceTexts(core, { forMs: 1 })));
  const waiting = await announced();
  assert.equal(waiting.length, mostWaiting);
  await made.db.deleteFrom('jobs').execute();
  const all = [...waiting, ...(await runTo(core))];
  assert.equal(new Set(all.map((one) => one.accountId + one.guardianId)).size, all.length);
});

test('nothing is announced before its day, from the day on which it holds, or in quiet hours', async () => {
  const cases = [
    { announced: 1, inForce: 40, hour: 12, count: false },
    { announced: 0, inForce: 30, hour: 12, count: true },
    { announced: -30, inForce: 1, hour: 12, count: true },
    { announced: -30, inForce: 0, hour: 12, count: false },
    { announced: -1, inForce: 30, hour: 7, count: false },
    { announced: -1, inForce: 30, hour: 8, count: true },
    { announced: -1, inForce: 30, hour: 20, count: true },
    { announced: -1, inForce: 30, hour: 21, count: false },
  ];
  for (const { hour, count, ...days } of cases) {
    await clear();
    await setZone(zoneWhereItIs(hour));
    const all = await runTo({ ...made, legalTexts: withSample(days) }, 1);
    assert.equal(all.length > 0, count, JSON.stringify({ hour, ...days }));
  }
  await clear();
  await announceTexts(made);
  assert.deepEqual(await announced(), []);
});

test('the email says in each language that is shown what changes, and what it asks', async () => {
  const core = { ...made, legalTexts: withSample(), languages: ['en', 'hi', 'mr'] as const };
  await showTranslations(core, { asAgreed: ['hi'] });
  const needs = {
    letter: 'text-announced',
    text: 'privacy',
    version: sampleVersion,
    guardianId: '',
  } as const;
  const email = await prepareEmail(core, { ...needs, accountId: (await someone()).id });
  assert.ok(email?.letter === 'text-announced');
  const { changes, asks } = announcedIn(email, email.said.hi);
  assert.deepEqual([changes.length, changes[0]?.slice(0, 3)], [2, 'hi ']);
  assert.equal(asks[0]?.label, 'hi Counting of stories');
  assert.deepEqual(announcedIn(email, email.said.mr).changes, email.changes);
  await showTranslations(core);
});

test('the email says what changes in its lines, and asks an adult or the guardian of a child', async () => {
  const core = { ...made, legalTexts: withSample() };
  const who = await someone();
  const needs = {
    letter: 'text-announced',
    accountId: who.id,
    text: 'privacy',
    version: sampleVersion,
  } as const;
  const email = await prepareEmail(core, { ...needs, guardianId: '' });
  assert.ok(email?.letter === 'text-announced');
  assert.deepEqual([email.to, email.inForce, email.changes.length], [who.account.email, dayIn(30), 2]);
  assert.deepEqual(
    email.asks.map(({ path }) => path),
    ['/rights/asked/sample_use'],
  );
  const child = await member(made, { password: null });
  await sql`update standings set birth_date = ${dayIn(-5000)} where account_id = ${child.id}`.execute(
    made.db,
  );
  const toChild = await prepareEmail(core, { ...needs, accountId: child.id, guardianId: '' });
  assert.ok(toChild?.letter === 'text-announced' && toChild.asks.length === 0);
  const { requestId: guardianId = '' } = await guardianThings.request.own(made);
  assert.equal(await prepareEmail(core, { ...needs, guardianId }), null);
  await made.db.updateTable('guardians').set({ confirmed: true }).where('id', '=', guardianId).execute();
  const toGuardian = await prepareEmail(core, { ...needs, guardianId });
  assert.ok(toGuardian?.letter === 'text-announced');
  assert.match(toGuardian.asks[0]?.path ?? '', new RegExp(`^/guardian/asked/${guardianId}/`));
  assert.equal(await prepareEmail(core, { ...needs, version: 'nothing', guardianId: '' }), null);
});

test('the rules are repeated to each member once a quarter, but not to those who have just joined', async () => {
  await sql`update accounts set created_at = date_trunc('quarter', now()) - interval '1 second'`.execute(
    made.db,
  );
  const fresh = await someone();
  await sql`update accounts set created_at = date_trunc('quarter', now()) where id = ${fresh.id}`.execute(
    made.db,
  );
  const count = async () => {
    await runReactions(made);
    const rows = await made.db
      .selectFrom('notifications')
      .select('account_id')
      .where('kind', '=', 'rules_repeated')
      .execute();
    assert.equal(new Set(rows.map((row) => row.account_id)).size, rows.length);
    assert.ok(rows.every((row) => row.account_id !== fresh.id));
    return rows.length;
  };
  const { count: accounts } = await made.db
    .selectFrom('accounts')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  await Promise.all([repeatRules(made, 5), repeatRules(made, 5)]);
  assert.equal(await count(), Number(accounts) - 1);
  await repeatRules(made, 5);
  assert.equal(await count(), Number(accounts) - 1);
  await sql`update rule_notifications set quarter = '2020-Q1', done_at = now() - interval '400 days'`.execute(
    made.db,
  );
  await repeatRules(made);
  const kept = await made.db.selectFrom('rule_notifications').selectAll().execute();
  assert.equal(kept.length, 1);
});

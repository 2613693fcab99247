import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { KeptForm } from '#contract/unsent-forms/calls.ts';
import { unsentLimits as limits } from '#contract/unsent-forms/limits.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { keepForm } from './keep-form.ts';
import { accountOfMark, markOf } from './mark.ts';
import { unsentFormScheduledJobs } from './scheduled.ts';
import { takeForm } from './take-form.ts';

const core = await freshCore();
const someone = () => member(core, { password: null });
const refused = (error: unknown) => error instanceof Refusal && error.code === 'unsent_form_refused';
const path = '/my/projects/new';
const typed = { name: 'Cold rooms', line: 'शीतगृह' };

type Changes = Partial<Parameters<typeof keepForm>[1]>;
const keep = (who: Member, changes: Changes = {}) =>
  keepForm(core, { mark: markOf(core.key, who.id), path, intent: 'begin', typed, kept: [], ...changes });
const take = (who: Member, kept: readonly KeptForm[], of = path) => takeForm(core, who, { kept, path: of });
const formOf = async (who: Member, kept: readonly KeptForm[]) => (await take(who, kept)).form;

test('a kept form comes back once, on its own page, and the database alone cannot open it', async () => {
  const who = await someone();
  const kept = await keep(who);
  const { sealed } = await core.db
    .selectFrom('unsent_forms')
    .selectAll()
    .where('id', '=', kept.id)
    .executeTakeFirstOrThrow();
  assert.ok(!sealed.includes('Cold rooms') && !sealed.includes('/my/'));
  assert.deepEqual(await take(who, [kept], '/my/projects'), { form: null, left: [kept.id] });
  assert.equal(await formOf(who, [{ id: kept.id, key: 'A'.repeat(43) }]), null);
  assert.deepEqual(await formOf(who, [kept]), { intent: 'begin', typed });
  assert.equal(await formOf(who, [kept]), null);
});

test('passwords, secrets and codes are never kept with the rest', async () => {
  const who = await someone();
  const secrets = { password: 'Rangoli#42', oldPassword: 'x', code: '123456', secret: 'y' };
  const kept = await keep(who, { typed: { ...typed, ...secrets } });
  assert.deepEqual(await formOf(who, [kept]), { intent: 'begin', typed });
});

test('of ten takes at once one gets the form', async () => {
  const who = await someone();
  const kept = await keep(who);
  const all = await Promise.all(Array.from({ length: 10 }, () => formOf(who, [kept])));
  assert.equal(all.filter((form) => form !== null).length, 1);
});

test('no other account gets the form, and it stays for its own', async () => {
  const [who, other] = [await someone(), await someone()];
  const kept = await keep(who);
  assert.deepEqual(await take(other, [kept]), { form: null, left: [kept.id] });
  assert.deepEqual(await formOf(who, [kept]), { intent: 'begin', typed });
});

test('a forged mark, one of another key and one of a deleted account keep nothing', async () => {
  const [who, gone] = [await someone(), await someone()];
  const mark = markOf(core.key, who.id);
  await core.db.transaction().execute((tx) => removeAccount(tx, gone.account));
  const forged = ['', '.', who.id, `${who.id}.`, `${mark}x`, mark.replace(who.id, gone.id), `.${mark}`];
  for (const one of [...forged, markOf(Buffer.alloc(32), who.id), markOf(core.key, gone.id)])
    await assert.rejects(keep(who, { mark: one }), refused, one);
  assert.equal(accountOfMark(core.key, mark), who.id);
});

test('a form is kept up to its limit of bytes, and not with one more', async () => {
  const who = await someone();
  const text = 'श'.repeat((limits.bytes - 1) / 3);
  const most = { a: text, '': 'x'.repeat(limits.bytes - 1 - Buffer.byteLength(text)) };
  await keep(who, { typed: most });
  await assert.rejects(keep(who, { typed: { ...most, b: '' } }), refused);
  await assert.rejects(keep(who, { typed: { text: 'x'.repeat(65 * 1024) } }), refused);
});

test('a browser keeps five forms; the same form sent twice takes the place of its first copy', async () => {
  const who = await someone();
  let kept: KeptForm[] = [];
  const more = async (intent: string, text: string) => {
    const { id, key, left } = await keep(who, { intent, typed: { text }, kept });
    kept = [{ id, key }, ...kept.filter((one) => left.includes(one.id))];
  };
  for (const intent of ['a', 'b', 'c', 'd', 'e']) await more(intent, 'one');
  await assert.rejects(more('f', 'one'), refused);
  await more('e', 'two');
  assert.equal(kept.length, limits.perBrowser);
  assert.deepEqual(await formOf(who, kept), { intent: 'e', typed: { text: 'two' } });
  await more('f', 'one');
});

test('a form can be taken a second before its 30 minutes end, and not a second after', async () => {
  const who = await someone();
  for (const [seconds, isThere] of [
    [limits.seconds - 1, true],
    [limits.seconds + 1, false],
  ] as const) {
    const kept = await keep(who);
    await sql`update unsent_forms set created_at = created_at - make_interval(secs => ${seconds}),
      expires_at = expires_at - make_interval(secs => ${seconds}) where id = ${kept.id}`.execute(core.db);
    for (const job of unsentFormScheduledJobs) await job.run(core);
    const rows = await core.db.selectFrom('unsent_forms').select('id').where('id', '=', kept.id).execute();
    assert.equal(rows.length, Number(isThere));
    assert.equal((await formOf(who, [kept])) !== null, isThere);
  }
});

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { block } from '#core/blocks/block.ts';
import { isBlockedBetween } from '#core/blocks/is-blocked-between.ts';
import { unblock } from '#core/blocks/unblock.ts';
import { getMarketing } from '#core/consents/get-marketing.ts';
import { setMarketing } from '#core/consents/set-marketing.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { eraseAccount } from '#core/leaving/erase-account.ts';
import { updatePassword } from '#core/passwords/update-password.ts';
import { findSession } from '#core/sessions/find-session.ts';
import { logIn } from '#core/sessions/log-in.ts';
import { logOut } from '#core/sessions/log-out.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import { endSuspension } from '#core/supervision/end-suspension.ts';
import { suspendAccount } from '#core/supervision/suspend-account.ts';
import { connect } from '#db/connect.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { s3Store } from '#outside/files/s3-store.ts';
import {
  administrator,
  again,
  bornYearsAgo,
  device,
  goodPassword,
  member,
  provenAddress,
  studentForm,
} from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { migratedDatabase } from '#tests/ground/empty-database.ts';
import { answerAsGuardian } from '#tests/guardians/guardians.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';
import { startS3 } from '#tests/servers/s3-server.ts';
import { forgetJournal, keepJournal, readJournal } from './journal.ts';
import { BackupFault, listBackups, readManifest, type Target } from './manifest.ts';
import { reportOf } from './repeat-ends.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const made = await administrator(await freshCore());
const { admin, core } = made;
const { url } = core.connection;
const s3 = await startS3();

async function folder(): Promise<string> {
  const location = await mkdtemp(path.join(tmpdir(), 'saharambh-ends-'));
  atEnd(() => rm(location, { recursive: true, force: true }));
  return location;
}

const fail = (error: unknown) => {
  throw error;
};

/** Of everything that has been committed by now. */
async function writeJournal(target: Target): Promise<void> {
  await keepJournal({ core, target }, fail)();
}

async function backUp(target: Target, journal = target): Promise<void> {
  await writeJournal(journal);
  await writeBackup({ core, databaseUrl: url, target, secretFile: null, keep: 2 });
}

/** The newest backup there in a database of its own, as the server works with it, and what was repeated. */
async function restored(target: Target, journal = target) {
  const databaseUrl = await migratedDatabase(url);
  const secretFile = path.join(await folder(), 'secret');
  const { repeated, isTooOld } = await restoreBackup({
    databaseUrl,
    target,
    journal,
    secretFile,
    files: folderStore(await folder()),
  });
  const { db, close } = connect(databaseUrl);
  atEnd(close);
  return { back: { ...core, db }, repeated, reported: reportOf({ repeated, isTooOld }) };
}

async function childWithConsent() {
  const { email, browser } = await provenAddress(core);
  const form = studentForm(email, { dob: bornYearsAgo(15), guardianEmail: 'meera@example.org' });
  const given = { browser, form, idempotencyKey: 'k', device, language: 'en', previous: null };
  const { account, secret } = await signUp(core, given);
  const { id } = await core.db
    .selectFrom('guardians')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  const link = { id, secret: linkSecretOf(core.key, 'guardian', id) };
  await answerAsGuardian(core, { ...link, confirmed: true, adult: true, relation: 'parent' });
  const child = await findSession(core, { accountId: account.id, secret });
  assert.ok(child);
  return { child, link };
}

const folderTarget = async (): Promise<Target> => ({ store: folderStore(await folder()), prefix: '' });

// How a backup itself comes back from S3 is held in backup.test.ts.
for (const [storage, makeJournal] of [
  ['a folder', folderTarget],
  ['S3', async (): Promise<Target> => ({ store: s3Store(s3), prefix: 'backups/' })],
] as const) {
  test(`a restore repeats the ends since a backup from a journal in ${storage}, and nothing else ends`, async () => {
    const [target, journal] = [await folderTarget(), await makeJournal()];
    const [left, stays, erased, renewed, changed] = [
      await member(core),
      await member(core),
      await member(core),
      await member(core),
      await member(core),
    ];
    const [asked, suspended, freed, blocker, blocked, forgiven] = [
      await member(core),
      await member(core),
      await member(core),
      await member(core),
      await member(core),
      await member(core),
    ];
    for (const one of [blocked, forgiven]) await showToEverybody(core, one);
    await updatePassword(core, changed, { password: 'Before#42', oldPassword: goodPassword });
    await setMarketing(core, asked, { given: true, language: 'en' });
    const { child, link } = await childWithConsent();
    await backUp(target, journal);

    await logOut(core, left, 'current');
    await eraseAccount(core, erased.id);
    const input = { password: 'Another#42', oldPassword: goodPassword, renewsSecret: true };
    await updatePassword(core, renewed, input);
    await setMarketing(core, asked, { given: false, language: 'en' });
    await answerAsGuardian(core, { ...link, confirmed: false });
    const reason = 'Asked members for money.';
    await suspendAccount(core, admin, { accountId: suspended.id, reason });
    await suspendAccount(core, admin, { accountId: freed.id, reason });
    await endSuspension(core, admin, freed.id);
    await block(core, blocker, { personId: blocked.id });
    await block(core, blocker, { personId: forgiven.id });
    await unblock(core, blocker, { personId: forgiven.id });
    await writeJournal(journal);

    const { back, repeated, reported } = await restored(target, journal);
    const isOpen = async ({ id, secret }: { id: string; secret: string }) =>
      (await findSession(back, { accountId: id, secret })) !== null;
    assert.deepEqual(
      [await isOpen(left), await isOpen(stays), await isOpen(renewed), await isOpen(changed)],
      [false, true, false, true],
    );
    const accounts = back.db.selectFrom('accounts').select('id');
    assert.equal(await accounts.where('id', '=', erased.id).executeTakeFirst(), undefined);
    const { email } = renewed.account;
    for (const password of [goodPassword, 'Another#42'])
      await assert.rejects(logIn(back, { email, password, device }), { code: 'user_invalid_credentials' });
    await logIn(back, { email: changed.account.email, password: 'Before#42', device });
    assert.deepEqual(await getMarketing(back, asked), { given: false });
    assert.equal((await again(back, child)).standing.age, 'waiting');
    const guardian = back.db.selectFrom('guardians').select('confirmed').where('id', '=', link.id);
    assert.equal((await guardian.executeTakeFirst())?.confirmed, false);
    assert.equal((await again(back, suspended)).standing.isSuspended, true);
    assert.equal((await again(back, freed)).standing.isSuspended, false);
    assert.equal(await isBlockedBetween(back.db, blocker.id, blocked.id), true);
    assert.equal(await isBlockedBetween(back.db, blocker.id, forgiven.id), false);
    const { reachesTo, ...counts } = repeated;
    assert.ok(reachesTo);
    assert.deepEqual(counts, {
      // The consent of the guardian is on record among the consents, too.
      counts: {
        session: 5,
        account: 1,
        password: 1,
        guardian: 1,
        consent: 2,
        suspension: 1,
        block: 1,
        hold: 0,
      },
      state: 'whole',
    });
    const [line = '', ...more] = reported;
    assert.match(line, /ended sessions 5, deleted accounts 1/);
    assert.deepEqual(more, []);
    // The next restore also knows what this one has repeated.
    const noted = await back.db.selectFrom('ends').select('kind').where('subject', '=', erased.id).execute();
    assert.deepEqual(noted.map(({ kind }) => kind).includes('account'), true);
  });
}

test('a hold that was placed after the backup keeps its rows when an erasure is repeated', async () => {
  const target = await folderTarget();
  const [held, freed] = [await member(core), await member(core)];
  const [silent, told] = [await member(core), await member(core)];
  const tables = ['accounts', 'sessions', 'profiles', 'consents'];
  await backUp(target);
  const place = async ({ id }: { id: string }) => {
    await sql`insert into holds (id, account_id, tables, reason, is_secret, until)
      values (${`hold-of-${id}`}, ${id}, ${tables}::text[], 'Evidence.', ${id === silent.id || id === told.id},
        now() + interval '9 days')`.execute(core.db);
  };
  for (const one of [held, freed, silent, told]) await place(one);
  await sql`update holds set is_secret = false where account_id = ${told.id}`.execute(core.db);
  await sql`update holds set state = 'ended', ended_at = now() where account_id = ${freed.id}`.execute(
    core.db,
  );
  for (const one of [held, freed]) await eraseAccount(core, one.id);
  const { repeated, back } = await (async () => {
    await writeJournal(target);
    return restored(target);
  })();
  assert.deepEqual([repeated.counts.account, repeated.counts.hold], [2, 3]);
  const holds = await back.db
    .selectFrom('holds')
    .select(['account_id', 'state', 'is_secret', 'tables'])
    .execute();
  const stands = { state: 'active', tables };
  const wanted = [
    { account_id: held.id, is_secret: false, ...stands },
    { account_id: silent.id, is_secret: true, ...stands },
    { account_id: told.id, is_secret: false, ...stands },
  ];
  const byAccount = (rows: { account_id: string }[]) =>
    rows.toSorted((a, b) => a.account_id.localeCompare(b.account_id));
  assert.deepEqual(byAccount(holds), byAccount(wanted));
  const kept = await back.db.selectFrom('held_rows').select('hold_id').distinct().execute();
  assert.deepEqual(kept, [{ hold_id: `hold-of-${held.id}` }]);
});

test('a hold that was confirmed after the backup stands in it, and not as a proposal that lapses', async () => {
  const target = await folderTarget();
  const { id } = await member(core);
  const hold = `hold-of-${id}`;
  await sql`insert into holds (id, account_id, tables, reason, until)
    values (${hold}, ${id}, array['accounts'], 'Evidence.', now() + interval '9 days')`.execute(core.db);
  await backUp(target);
  await sql`update holds set state = 'active', confirmed_at = now() where id = ${hold}`.execute(core.db);
  await writeJournal(target);
  const { back } = await restored(target);
  const row = await back.db.selectFrom('holds').select('state').where('id', '=', hold).executeTakeFirst();
  assert.equal(row?.state, 'active');
});

test('the journal holds ids, kinds and times, and nothing else of a member', async () => {
  const location = await folder();
  const target: Target = { store: folderStore(location), prefix: '' };
  const who = await member(core, { name: 'Unmistakable Name' });
  await logOut(core, who, 'current');
  await eraseAccount(core, who.id);
  await writeJournal(target);
  const [name = ''] = await readdir(path.join(location, 'journal'));
  const written = await readFile(path.join(location, 'journal', name), 'utf8');
  assert.ok(written.includes(who.id));
  for (const said of ['Unmistakable', who.account.email, '203.0.113'])
    assert.ok(!written.includes(said), said);
  const { ends } = await readJournal(target, new Date().toISOString());
  for (const one of ends)
    assert.deepEqual(Object.keys(one).sort(), ['at', 'holds', 'kind', 'object', 'subject', 'until']);
  assert.deepEqual(await core.db.selectFrom('ends').selectAll().execute(), [], 'and the database forgets');
});

test('without a journal, or with a damaged one, all sessions end, and the restore says so', async () => {
  const location = await folder();
  const target: Target = { store: folderStore(location), prefix: '' };
  await member(core);
  await writeBackup({ core, databaseUrl: url, target, secretFile: null, keep: 2 });
  const missing = await restored(target);
  const open = (back: typeof missing.back) => back.db.selectFrom('sessions').select('id').execute();
  assert.deepEqual(await open(missing.back), []);
  assert.match(missing.reported.join(), /^There is no journal .* All \d+ sessions have ended/);

  await backUp(target);
  const parts = path.join(location, 'journal');
  for (const name of await readdir(parts)) await truncate(path.join(parts, name), 100);
  const damaged = await restored(target);
  assert.deepEqual(await open(damaged.back), []);
  assert.match(damaged.reported.join(), /^A part of the journal is damaged or gone/);
});

/** The parts of a journal in the order in which they were begun. */
const partsOf = async (location: string) => (await readdir(path.join(location, 'journal'))).sort();

test('a journal in which a later part is missing is damaged, whichever server wrote it', async () => {
  const location = await folder();
  const target: Target = { store: folderStore(location), prefix: '' };
  await backUp(target);
  for (let part = 0; part < 3; part++) {
    await logOut(core, await member(core), 'current');
    await writeJournal(target);
  }
  const names = await partsOf(location);
  assert.equal(names.length, 4);
  const stateOf = async (at: string) => (await readJournal(target, at)).state;
  const { madeAt: at } = await readManifest(target, (await listBackups(target)).at(-1) ?? '');
  assert.equal(await stateOf(at), 'whole');
  for (const gone of names.slice(1, 3)) {
    const file = path.join(location, 'journal', gone);
    const content = await readFile(file);
    await rm(file);
    assert.equal(await stateOf(at), 'damaged', gone);
    await writeFile(file, content);
  }
  assert.equal(await stateOf(at), 'whole');
  await rm(path.join(location, 'journal', names[2] ?? ''));
  const { back, reported } = await restored(target);
  assert.deepEqual(await back.db.selectFrom('sessions').select('id').execute(), []);
  assert.match(reported.join(), /^A part of the journal is damaged or gone. All \d+ sessions have ended/);
});

test('the journal may lack a part that the backup does not need', async () => {
  const location = await folder();
  const target: Target = { store: folderStore(location), prefix: '' };
  const gone = `${new Date(Date.now() - 5 * 3_600_000).toISOString().replace(/\D/g, '')}-ab.json`;
  await mkdir(path.join(location, 'journal'));
  await writeFile(path.join(location, 'journal', gone), 'damaged');
  await writeJournal(target);
  await rm(path.join(location, 'journal', gone));
  assert.equal((await readJournal(target, new Date().toISOString())).state, 'whole');
});

test('parts of the version before, which name none before them, are read, and the next part names them', async () => {
  const location = await folder();
  const target: Target = { store: folderStore(location), prefix: '' };
  await mkdir(path.join(location, 'journal'));
  const madeAt = new Date();
  const at = (seconds: number) => new Date(madeAt.getTime() + seconds * 1000).toISOString();
  const end = { kind: 'session', subject: 's1', object: null, holds: true, until: null, at: at(1) };
  const content = JSON.stringify({ from: at(-60), until: at(60), ends: [end] });
  const former = `${at(0).slice(0, 13).replace(/\D/g, '')}-0123456789abcdef.json`;
  const sum = createHash('sha256').update(content).digest('hex');
  await writeFile(path.join(location, 'journal', former), `${sum}\n${content}`);
  const { state, ends } = await readJournal(target, at(0));
  assert.deepEqual([state, ends], ['whole', [end]]);
  await writeJournal(target);
  assert.equal((await readJournal(target, at(0))).state, 'whole');
  const parts = await partsOf(location);
  assert.equal(parts[0], former);
  assert.ok((await readFile(path.join(location, 'journal', parts[1] ?? ''), 'utf8')).includes(former));
});

test('ten servers write the journal at once, no failing store loses an end, and old parts are removed', async () => {
  const location = await folder();
  const target: Target = { store: folderStore(location), prefix: '' };
  const members = await Promise.all(Array.from({ length: 20 }, () => member(core)));
  const broken: Target = {
    ...target,
    store: { ...target.store, put: () => Promise.reject(new Error('no room')) },
  };
  const troubles: unknown[] = [];
  await logOut(core, members[0] ?? admin, 'current');
  await keepJournal({ core, target: broken }, (error) => troubles.push(error))();
  assert.match(String(troubles[0]), /no room/);
  const stops = Array.from({ length: 10 }, () => keepJournal({ core, target }, fail, 5));
  for (const one of members.slice(1)) await logOut(core, one, 'current');
  await Promise.all(stops.map((stop) => stop()));
  const { ends } = await readJournal(target, new Date().toISOString());
  const ids = ends.map(({ subject }) => subject).filter((id) => members.some((one) => one.sessionId === id));
  assert.deepEqual(ids.sort(), members.map(({ sessionId }) => sessionId).sort());

  await forgetJournal(target, Date.now() + 1000);
  assert.ok((await readdir(path.join(location, 'journal'))).length > 0);
  await forgetJournal(target, Date.now() + 4 * 3_600_000);
  assert.deepEqual(await readdir(path.join(location, 'journal')), []);
});

test('a damaged list of backups is a sentence that says what to do, and a named backup needs no list', async () => {
  const location = await folder();
  const target: Target = { store: folderStore(location), prefix: '' };
  const { name } = await writeBackup({ core, databaseUrl: url, target, secretFile: null, keep: 2 });
  const isSentence = (error: unknown) =>
    error instanceof BackupFault && /list index.json beside the backups is damaged/.test(error.message);
  const databaseUrl = await migratedDatabase(url);
  const files = folderStore(await folder());
  const parts = { databaseUrl, files, target, secretFile: path.join(location, 'none') };
  for (const content of ['["2026', '{"a":1}', '']) {
    await writeFile(path.join(location, 'index.json'), content);
    await assert.rejects(listBackups(target), isSentence);
    await assert.rejects(restoreBackup(parts), isSentence);
  }
  await restoreBackup({ ...parts, name });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { saidBreach } from '#tests/breaches/things.ts';
import { tableRows } from '#tests/collected.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { publishedProject, showToEverybody } from '#tests/projects/published-project.ts';
import { memberUnder18 } from '#tests/standings/standings.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { prepareEmail } from '../collected/emails.ts';
import { admitEmails } from '../ground/email-caps.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { askRights } from '../rights/ask-rights.ts';
import { logOut } from '../sessions/log-out.ts';
import { closeBreach } from './close-breach.ts';
import { getBreach } from './get-breach.ts';
import { mailAffected } from './mail-affected.ts';
import { noteAffected } from './note-affected.ts';
import { openBreach } from './open-breach.ts';
import { reportBreach } from './report-breach.ts';
import { affectedParts } from './steps/find-affected.ts';

const core = await freshCore();
const { pool } = core.connection;
const open = () => openBreach(core, saidBreach);
type Letter = Parameters<typeof prepareEmail>[1];

const lettersOf = async (): Promise<Letter[]> => {
  const { rows } = await pool.query<{ payload: Letter }>(
    `select payload from jobs where payload ->> 'letter' = 'breach-notice' order by run_at, id`,
  );
  return rows.map(({ payload }) => payload);
};

test('a stolen session is followed to the last email and the last report', async () => {
  const { core: withStaff, admin } = await administrator(core);
  const asha = await member(core, { name: 'Asha Rao' });
  await pool.query(`update accounts set phone = '+2348012345678' where id = $1`, [asha.id]);
  const { number, id } = await open();
  await logOut(core, asha, 'current');
  const { people } = await noteAffected(core, number, { sessions: [asha.sessionId] });
  const [line] = people;
  assert.deepEqual([people.length, line?.account, line?.address], [1, asha.id, asha.account.email]);
  assert.deepEqual([line?.country, line?.guardian, line?.kinds.includes('messages')], ['NG', '', true]);

  assert.deepEqual(await closeBreach(core, number, 'Over.'), {
    unmailed: 1,
    unsent: ['india_board_first', 'india_board_full', 'india_cert', 'nigeria'].sort(),
  });
  assert.deepEqual(await mailAffected(core, number), { posted: 1, minutes: 1 });
  assert.equal((await mailAffected(core, number)).posted, 0, 'twice mails no one twice');
  const [letter] = await lettersOf();
  assert.ok(letter);
  const email = await prepareEmail(core, letter);
  assert.ok(email?.letter === 'breach-notice');
  assert.deepEqual(
    [email.to, email.name, email.happened],
    [asha.account.email, 'Asha Rao', saidBreach.happened],
  );

  const reports = await reportBreach(core, number);
  const hours = reports.map(({ authority, dueAt }) => [
    authority,
    Math.round((Date.parse(dueAt) - Date.now()) / 3_600_000) + 0,
  ]);
  assert.deepEqual(Object.fromEntries(hours), {
    india_board_first: 0,
    india_cert: 6,
    india_board_full: 72,
    nigeria: 72,
  });
  assert.match(reports[0]?.draft ?? '', /people affected: 1/);
  assert.equal((await getBreach(withStaff, admin, id)).late, 1, 'the board waits at once');
  for (const authority of ['india_board_first', 'india_board_full', 'india_cert', 'nigeria'] as const)
    await reportBreach(core, number, { authority, reference: 'Ref 1' });
  assert.deepEqual(await closeBreach(core, number, 'Over.'), { unmailed: 0, unsent: [] });
  const shown = await getBreach(withStaff, admin, id);
  assert.deepEqual([shown.late, shown.closing, shown.reports[0]?.reference], [0, 'Over.', 'Ref 1']);
});

test('the email leaves a full mailbox in its quiet hours, where another one waits', async () => {
  const to = 'full@example.org';
  const admit = admitEmails(core);
  for (let at = 0; at < 12; at++) await admit({ id: `full${at}`, to, cause: 'product', isCode: false });
  assert.notEqual(await admit({ id: 'more', to, cause: 'product', isCode: false }), 'leaves');
  assert.equal(await admit({ id: 'breach', to, cause: 'breach', isCode: false }), 'leaves');
});

test('the guardian of a member under 18 is told too, once they have agreed', async () => {
  const child = await memberUnder18(core);
  await pool.query('delete from guardians where account_id = $1', [child.id]);
  await pool.query(
    `insert into guardians (id, account_id, name, email, adult_on, expires_at) values ('gu', $1, 'Meera', 'meera@example.org', '2030-01-01', now())`,
    [child.id],
  );
  const early = await noteAffected(core, (await open()).number, { accounts: [child.id] });
  assert.equal(early.people[0]?.guardian, '');
  await pool.query('update guardians set confirmed = true where account_id = $1', [child.id]);
  const { number } = await open();
  const { people } = await noteAffected(core, number, { accounts: [child.id] });
  assert.equal(people[0]?.guardian, 'meera@example.org');
  const before = (await lettersOf()).length;
  assert.equal((await mailAffected(core, number)).posted, 2);
  const sent = await Promise.all(
    (await lettersOf()).slice(before).map((letter) => prepareEmail(core, letter)),
  );
  assert.deepEqual(sent.map((email) => email?.to).sort(), [child.account.email, 'meera@example.org'].sort());
});

test('networks, times, tables, file keys and a backup find their people and no others', async () => {
  const [asha, ravi] = [await member(core), await member(core)];
  await pool.query(`update sessions set ip = '198.51.100.7' where account_id = $1`, [asha.id]);
  const { number } = await open();
  const found = async (selectors: Parameters<typeof noteAffected>[2]) => {
    const fresh = await open();
    return (await noteAffected(core, fresh.number, selectors)).people.map(
      ({ account, address }) => account || address,
    );
  };
  assert.deepEqual(await found({ networks: ['198.51.100.0/24'] }), [asha.id]);
  assert.deepEqual(await found({ networks: ['198.51.100.7'], until: new Date('2020-01-01') }), []);
  await pool
    .query(`insert into known_devices (account_id, name) values ($1, 'Chrome') on conflict do nothing`, [
      ravi.id,
    ])
    .catch(() => null);
  await pool.query(
    `insert into enquiries (id, full_name, email, subject, message) values ('en1', 'M', 'guest@example.org', 'S', 'M'), ('en2', 'M', $1, 'S', 'M')`,
    [ravi.account.email],
  );
  assert.deepEqual((await found({ tables: ['enquiries'] })).sort(), [ravi.id, 'guest@example.org'].sort());
  await pool.query(
    `insert into files (id, bucket, owner_id, name, size) values ('f1', 'resumes', $1, 'cv.pdf', 1)`,
    [ravi.id],
  );
  await pool.query(
    `insert into file_chunks (bucket, file_id, number, size, storage_key, checksum) values ('resumes', 'f1', 0, 1, 'aa/key1', '')`,
  );
  assert.deepEqual(await found({ keys: ['aa/key1'] }), [ravi.id]);
  assert.deepEqual(await found({ backupAt: new Date('2020-01-01') }), []);
  assert.ok((await found({ backupAt: new Date(Date.now() + 1000) })).includes(asha.id));
  const twice = await noteAffected(core, number, { accounts: [asha.id], tables: ['messages'] });
  assert.deepEqual(twice.people[0]?.kinds, ['messages']);
  const more = await noteAffected(core, number, { accounts: [asha.account.email], tables: ['profiles'] });
  assert.deepEqual([more.people.length, more.people[0]?.kinds], [1, ['messages', 'profile']]);
});

test('a breached account of staff affects itself, whom it looked at in the time, and names its lists', async () => {
  const { admin } = await administrator(core);
  const [seen, before] = [await member(core), await member(core)];
  for (const [one, action] of [
    [seen, 'account.opened'],
    [before, 'account.opened'],
    [null, 'accounts.searched'],
  ] as const)
    await core.db
      .transaction()
      .execute((tx) => noteAction(tx, admin, { action, ...(one && { subjectId: one.id }) }));
  await pool.query('alter table admin_actions disable trigger user');
  await pool.query(`update admin_actions set created_at = now() - interval '2 days' where subject_id = $1`, [
    before.id,
  ]);
  await pool.query('alter table admin_actions enable trigger user');
  const { number } = await open();
  const from = new Date(Date.now() - 86_400_000);
  const { people, lists } = await noteAffected(core, number, { staff: [admin.account.email], from });
  assert.deepEqual(people.map(({ account }) => account).sort(), [admin.id, seen.id].sort());
  assert.equal(lists, 1);
});

test('a breached account of staff affects the people of the cases, requests and projects it saw', async () => {
  const { admin } = await administrator(core);
  const made = () => member(core);
  const [judged, reporter, asker, other, owner] = [
    await made(),
    await made(),
    await made(),
    await made(),
    await made(),
  ];
  await showToEverybody(core, owner);
  const slug = await publishedProject(core, owner);
  await sql`insert into cases (id, thing_kind, thing_id, sealed, seal, taken_by) values ('seen-case', 'person', ${judged.id}, '{}', '', ${other.id})`.execute(
    core.db,
  );
  await sql`insert into case_people (case_id, account_id, is_judged) values ('seen-case', ${judged.id}, true)`.execute(
    core.db,
  );
  await sql`insert into case_reports (id, case_id, reporter_id, concern, words)
    values ('seen-report', 'seen-case', ${reporter.id}, 'spam', 'Spam.')`.execute(core.db);
  const { $id: requestId } = await askRights(core, asker, { kind: 'correct', words: 'My college is VNIT.' });
  const { id: projectId } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  for (const [action, subjectId] of [
    ['case.opened', 'seen-case'],
    ['rightsRequest.opened', requestId],
    ['project.opened', projectId],
  ] as const)
    await core.db.transaction().execute((tx) => noteAction(tx, admin, { action, subjectId }));
  const { number } = await open();
  const { people } = await noteAffected(core, number, { staff: [admin.id] });
  assert.deepEqual(
    people.map(({ account }) => account).sort(),
    [admin.id, judged.id, reporter.id, asker.id, owner.id].sort(),
  );
});

test('no account, all accounts, and an account that was erased meanwhile are found', async () => {
  const gone = await member(core);
  await eraseAccount(core, gone.id);
  const { number } = await open();
  assert.deepEqual((await noteAffected(core, number, {})).people, []);
  assert.deepEqual((await noteAffected(core, number, { accounts: ['nobody@x.example'] })).people, []);
  assert.deepEqual((await noteAffected(core, number, { accounts: [gone.id] })).gone, [gone.id]);
  assert.equal((await mailAffected(core, number)).posted, 0);
  const { people } = await noteAffected(core, number, { tables: ['accounts'] });
  const { rows } = await pool.query('select from accounts');
  assert.equal(people.length, rows.length);
  await assert.rejects(noteAffected(core, 'B-NONE', {}), { code: 'breach_unknown' });
  await assert.rejects(noteAffected(core, number, { tables: ['jobs; drop'] }), {
    code: 'general_argument_invalid',
  });
  await assert.rejects(noteAffected(core, number, { tables: ['migrations'] }), {
    code: 'general_argument_invalid',
  });
});

test('the people of each table with data about members are found, or the answer says that they are not', async () => {
  const asha = await member(core);
  for (const text of Object.values(tableRows)) {
    const values = [asha.id, asha.account.email].slice(0, text.includes('$2') ? 2 : 1);
    if (text) await pool.query(text, values);
  }
  const missing: string[] = [];
  await core.db.transaction().execute(async (tx) => {
    for (const table of Object.keys(tableRows)) {
      const { parts } = await affectedParts(tx, {}, [{ table, kind: 'other' }]);
      if (parts.length === 0) missing.push(table);
      else {
        const { rows } = await sql`select from (${sql.join(parts, sql` union all `)}) as part
          where account_id = ${asha.id} or address = ${asha.account.email}`.execute(tx);
        assert.ok(rows.length > 0, table);
      }
    }
  });
  const { number } = await open();
  const { unclear } = await noteAffected(core, number, { tables: Object.keys(tableRows) });
  assert.deepEqual(unclear, missing);
  assert.ok(missing.length < 10, String(missing));
});

test('more kinds of data and a guardian who agreed since are told again, once in ten runs', async () => {
  const child = await memberUnder18(core);
  const guardian = 'later@example.org';
  await pool.query('delete from guardians where account_id = $1', [child.id]);
  const agrees = () =>
    pool.query(
      `insert into guardians (id, account_id, name, email, adult_on, expires_at, confirmed)
        values ('gu2', $1, 'Meera', $2, '2030-01-01', now(), true)`,
      [child.id, guardian],
    );
  const { number } = await open();
  const all = { accounts: [child.id] };
  const posted = async () => {
    const runs = await Promise.all(Array.from({ length: 10 }, () => mailAffected(core, number)));
    return runs.reduce((sum, run) => sum + run.posted, 0);
  };
  await noteAffected(core, number, { ...all, tables: ['sessions'] });
  assert.equal(await posted(), 1);
  await noteAffected(core, number, { ...all, tables: ['sessions'] });
  assert.equal(await posted(), 0, 'no more is found');
  await noteAffected(core, number, { ...all, tables: ['messages'] });
  assert.equal((await closeBreach(core, number, 'Over.')).unmailed, 1);
  assert.equal(await posted(), 1);
  await agrees();
  const { people } = await noteAffected(core, number, { ...all, tables: ['messages'] });
  assert.equal(people[0]?.guardian, guardian);
  assert.equal(await posted(), 2);
  await pool.query('delete from guardians where account_id = $1', [child.id]);
  const later = await noteAffected(core, number, { ...all, tables: ['messages'] });
  assert.equal(later.people[0]?.guardian, guardian);
  assert.equal(await posted(), 0);
});

test('an address without an account is told again of more kinds of data', async () => {
  await pool.query(
    `insert into enquiries (id, full_name, email, subject, message) values ('en3', 'M', 'again@example.org', 'S', 'M')`,
  );
  const { number } = await open();
  await noteAffected(core, number, { tables: ['enquiries'] });
  const first = (await mailAffected(core, number)).posted;
  assert.ok(first > 0);
  await sql`update breach_affected set kinds = '{messages}'
    where address = 'again@example.org' and breach_id = (select id from breaches where number = ${number})`.execute(
    core.db,
  );
  await noteAffected(core, number, { tables: ['enquiries'] });
  assert.equal((await mailAffected(core, number)).posted, 1);
});

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { scheduledJobTasks } from '#core/collected/scheduled.ts';
import { tally } from '#core/ground/limits.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { commands, runCommand } from '#server/admin-command.ts';
import { readConfig, StartFault } from '#server/config.ts';
import { reachDatabase } from '#server/reach-database.ts';
import { withApp } from '#tests/factors/factors.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { sendUpload } from '#tests/files/uploads.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { atEnd, freshCore, freshDatabase } from '#tests/ground/database.ts';
import { plainEnvironment } from '#tests/servers/plain-environment.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';

const base = await freshCore();
const operator = await member(base);
const core = { ...base, adminEmails: [operator.account.email] };
const api = await serveApi(core);
const run = (...args: string[]) => runCommand(core, args);
const refused = (...args: string[]) => assert.rejects(run(...args), StartFault);
const { pool } = core.connection;

/** A job that failed for good, one with a next try, and one that is not due. */
async function troubledJobs(): Promise<[string, string, string]> {
  await pool.query('delete from jobs');
  const { rows } = await pool.query<{ id: string }>(
    `select add_job('send-letter', '{"letter": "sign-up-code"}', run_at => now() + interval '1 hour', max_attempts => 5) as id
     from generate_series(1, 3)`,
  );
  const [failed = '', held = '', waiting = ''] = rows.map(({ id }) => id);
  await pool.query(
    `update jobs set attempts = case when id = $1 then 5 else 2 end, last_error = 'refused' where id in ($1, $2)`,
    [failed, held],
  );
  return [failed, held, waiting];
}

async function attempts(): Promise<Record<string, number>> {
  const { rows } = await pool.query('select id, attempts from jobs order by id');
  return Object.fromEntries(rows.map((row) => [row.id, row.attempts]));
}

test('jobs that are stuck are shown, sent again and dropped, by number or all that were given up', async () => {
  const [failed, held, waiting] = await troubledJobs();
  const { counts, troubled } = (await run('jobs')) as {
    counts: { task: string; waiting: number; held: number; failed: number }[];
    troubled: { id: string; isFailed: boolean; lastError: string }[];
  };
  const [emails] = counts;
  assert.deepEqual([emails?.task, emails?.waiting, emails?.held, emails?.failed], ['send-letter', 1, 1, 1]);
  assert.deepEqual(
    troubled.map(({ id, isFailed, lastError }) => [id, isFailed, lastError]),
    [
      [failed, true, 'refused'],
      [held, false, 'refused'],
    ],
  );
  assert.deepEqual(await run('retry', 'failed'), { retried: 1 });
  assert.deepEqual(await attempts(), { [failed]: 0, [held]: 2, [waiting]: 0 });
  assert.deepEqual(await run('drop', held, waiting), { dropped: 2 });
  assert.deepEqual(await attempts(), { [failed]: 0 });
  await refused('retry');
  await refused('drop', '1; drop table accounts');
});

test('`unlock` forgets all counted tries of a member’s address', async () => {
  const me = await member(core, { email: freshEmail().replace('@', '+projects@') });
  const mailbox = mailboxOf(me.account.email);
  assert.notEqual(mailbox, me.account.email);
  const limit = { max: 1, seconds: 3600 };
  for (const key of [`password:${me.id}:203.0.113.0`, `code:hour:${mailbox}`]) {
    await tally(core, key, limit);
    assert.ok((await tally(core, key, limit)).isOver);
  }
  assert.deepEqual(await run('unlock', me.account.email.toUpperCase()), { forgotten: 2 });
  assert.ok(!(await tally(core, `code:hour:${mailbox}`, limit)).isOver);
  await refused('unlock', 'nobody@example.org');
  await refused('unlock');
});

test('every scheduled job runs at once, and one that fails is named', async () => {
  const done = (await run('sweep')) as Record<string, string>;
  assert.deepEqual(Object.keys(done).sort(), Object.keys(scheduledJobTasks(core)).sort());
  assert.deepEqual([...new Set(Object.values(done))], ['done']);
});

test('`sweep` signs nothing for the server where its secret is not there', async () => {
  const places = { backups: null, secret: null };
  const done = (await runCommand(core, ['sweep'], places)) as Record<string, string>;
  assert.deepEqual(
    Object.entries(done).flatMap(([name, outcome]) => (outcome === 'done' ? [] : [name])),
    ['administration:forget-old-actions', 'administration:sign-log-head'],
  );
});

test('`verify` names each file that is shorter than its row says', async () => {
  const me = await member(core);
  // The files of the open data, which an earlier test wrote.
  const before = ((await run('verify')) as { checked: number }).checked;
  for (const name of ['whole.pdf', 'cut.pdf']) {
    const file = { name, bytes: pdf(2000) };
    const sent = await sendUpload(api.endpoint, { headers: { 'x-appwrite-session': sessionOf(me) }, file });
    assert.equal(sent.status, 201);
  }
  assert.deepEqual(await run('verify'), { checked: before + 2, damaged: [] });
  const { rows } = await pool.query(
    "select storage_key from file_chunks join files on files.id = file_id where name = 'cut.pdf'",
  );
  await truncate(path.join(core.folder, rows[0].storage_key), 100);
  assert.deepEqual(await run('verify'), { checked: before + 2, damaged: [rows[0].storage_key] });
});

test('a person is erased with all that is theirs, when the address was said twice', async () => {
  const me = await member(core);
  await refused('erase', me.account.email);
  await refused('erase', me.account.email, operator.account.email);
  assert.deepEqual(await run('erase', me.account.email, me.account.email), { erased: me.id });
  const { rows } = await pool.query('select from accounts where id = $1', [me.id]);
  assert.equal(rows.length, 0);
  const noted = await pool.query('select actor_id, action from admin_actions where subject_id = $1', [me.id]);
  assert.deepEqual(noted.rows, [{ actor_id: 'operator', action: 'account.erased' }]);
});

test('an account is suspended and opened again, and the log says that the operator did it', async () => {
  const me = await member(core);
  const suspended = async () => {
    const { rows } = await pool.query(
      'select suspended_at, suspension_reason from standings where account_id = $1',
      [me.id],
    );
    return rows[0].suspended_at ? rows[0].suspension_reason : null;
  };
  await refused('suspend', me.account.email, '3');
  assert.deepEqual(await run('suspend', me.account.email, '3', 'sends', 'spam'), { suspended: me.id });
  assert.equal(await suspended(), 'sends spam');
  assert.deepEqual(await run('unsuspend', me.account.email), { unsuspended: me.id });
  assert.equal(await suspended(), null);
  const { rows } = await pool.query(
    'select actor_id, action from admin_actions where subject_id = $1 order by id',
    [me.id],
  );
  assert.deepEqual(rows, [
    { actor_id: 'operator', action: 'account.suspended' },
    { actor_id: 'operator', action: 'account.suspensionEnded' },
  ]);
});

test('a command that is not there or has too many words is answered with those that are', async () => {
  await assert.rejects(run('reboot'), /^Error: npm run admin -- COMMAND, where COMMAND is one of\n {2}jobs /);
  await assert.rejects(
    run('jobs', '--help'),
    /^Error: Too many words\. It is\n {2}jobs {7}how many letters[^\n]*$/,
  );
  await assert.rejects(run('suspend', operator.account.email, '3', 'why'), {
    message: 'The account cannot be suspended.',
  });
});

test('a command begins nothing where there is nothing of Saharambh, and says so in one sentence', async () => {
  const elsewhere = path.join(await freshFolder(), 'elsewhere');
  const empty = await freshDatabase();
  await empty.pool.query('drop schema public cascade');
  const reach = (settings: { DATABASE_URL?: string | undefined }) =>
    reachDatabase(readConfig({ DATA_DIR: elsewhere, ...settings }));
  for (const settings of [{}, { DATABASE_URL: empty.url }])
    await assert.rejects(
      reach(settings),
      /^Error: There is nothing of Saharambh in .* Give this command the settings of the server, [^\n]*$/,
    );
  await assert.rejects(
    reach({ DATABASE_URL: 'postgres://somebody@127.0.0.1:1/nothing' }),
    /^Error: The database named by DATABASE_URL cannot be reached \(ECONNREFUSED\)[^\n]*$/,
  );
  assert.ok(!existsSync(elsewhere));
});

test('`npm run admin` prints what it did as JSON, and one sentence for what it could not do', async () => {
  const dataDir = await freshFolder();
  const env = { ...plainEnvironment(), DATA_DIR: dataDir, DATABASE_URL: core.connection.url };
  const command = (kind: string, args: string[], set: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, ['tools/command.ts', kind, ...args], {
      env: { ...env, ...set },
    }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ code, stderr }) => ({ code, text: stderr }),
    );
  const me = await member(core);
  const noFolder = path.join(dataDir, 'a-file');
  await writeFile(noFolder, '');
  const suspend = ['suspend', me.account.email, 'open', '--links', 'to', '-20% shops'];
  const dashed = await command('admin', suspend, { ADMIN_EMAILS: operator.account.email });
  assert.deepEqual(JSON.parse(dashed.text), { suspended: me.id });
  const { rows } = await pool.query(
    'select suspension_reason as reason from standings where account_id = $1',
    [me.id],
  );
  assert.equal(rows[0].reason, '--links to -20% shops');
  const unwritable = await command('backup', [], { BACKUP_TO: noFolder });
  assert.equal(unwritable.code, 1);
  assert.match(unwritable.text, /a-file\S* cannot be used \(ENOTDIR\)\. Give this user [^\n]*\n$/);
  const helped = await command('backup', ['--help']);
  assert.deepEqual(helped, { code: 1, text: 'It is: npm run backup -- [FOLDER | s3]\n' });
});

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-admin-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('the operator reads how long rows are kept and how many are too old', async () => {
  await pool.query('delete from enquiries');
  await pool.query(`insert into enquiries (id, full_name, email, subject, message, created_at)
    values ('old', 'Asha', 'a@x.example', 'S', 'M', now() - interval '3 years')`);
  const { tables } = (await run('retention')) as {
    tables: { table: string; tooOld: number; days: number }[];
  };
  const old = tables.filter(({ tooOld }) => tooOld > 0);
  assert.deepEqual(
    old.map(({ table, tooOld, days }) => [table, tooOld, days]),
    [['enquiries', 1, 730.5]],
  );
});

test('the operator follows a breach from its opening to its close, with a list for a table program', async () => {
  const asha = await member(core, { name: 'Asha' });
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-breach-'));
  atEnd(() => rm(folder, { recursive: true }));
  const csv = path.join(folder, 'people.csv');
  await refused('breach');
  await refused('breach', 'open', '2026-11-20', '2026-11-19', 'It happened.', 'We acted.', 'Do this.');
  await refused('breach', 'open', 'yesterday', '2026-11-19', 'It happened.', 'We acted.', 'Do this.');
  const said = ['2026-11-20', '2026-11-21', 'It happened.', 'We acted.', 'Do this.'];
  const { number } = (await run('breach', 'open', ...said)) as { number: string };
  for (const wrong of ['people=all', 'accounts=', 'networks=everywhere', 'backup=none', 'from=soon'])
    await refused('breach', 'affected', number, wrong);
  await refused('breach', 'affected', 'B-NONE', `accounts=${asha.id}`);
  const found = await run(
    'breach',
    'affected',
    number,
    `accounts=${asha.id}`,
    'tables=messages',
    `csv=${csv}`,
  );
  assert.deepEqual(found, { file: csv, people: 1, gone: [], lists: 0, unclear: [] });
  assert.equal(
    await readFile(csv, 'utf8'),
    `account,address,kinds,language,country,guardian\r\n${asha.id},${asha.account.email},messages,en,,\r\n`,
  );
  await refused('breach', 'close', number, 'Over.');
  assert.deepEqual(await run('breach', 'emails', number), { posted: 1, minutes: 1 });
  await refused('breach', 'report', number, 'nowhere', 'Ref');
  for (const authority of ['india_board_first', 'india_board_full', 'india_cert'])
    await run('breach', 'report', number, authority, 'Ref', '1');
  assert.deepEqual(await run('breach', 'close', number, 'Over.'), { closed: number });
});

test('the log names each command that changes something as done by the operator', async () => {
  const { member: second } = await withApp(core, await member(core));
  const first = await member(core);
  const [failed] = await troubledJobs();
  const runs: Record<string, string[]> = {
    retry: [failed],
    drop: [failed],
    unlock: [first.account.email],
    suspend: [first.account.email, '3', 'sends', 'spam'],
    unsuspend: [first.account.email],
    factors: [second.account.email, 'lost'],
    'agree-clauses': ['hi', '2026-11-20', 'Two readers'],
    'agree-law': ['hi', '2026-11-20', 'Two readers'],
    sweep: [],
    breach: ['open', '2026-11-20', '2026-11-21', 'It happened.', 'We acted.', 'Do this.'],
    erase: [first.account.email, first.account.email],
  };
  const entries = async () => {
    const { rows } = await pool.query(
      "select count(*)::int as count from admin_actions where actor_id = 'operator'",
    );
    return rows[0].count as number;
  };
  const changing = Object.entries(commands).filter(([, { log }]) => log !== 'reads only');
  assert.deepEqual(changing.map(([name]) => name).sort(), Object.keys(runs).sort());
  for (const [name, args] of Object.entries(runs)) {
    const before = await entries();
    await run(name, ...args);
    assert.ok((await entries()) > before, name);
  }
  const before = await entries();
  for (const name of ['jobs', 'retention', 'verify', 'verify-log']) await run(name).catch(() => {});
  assert.equal(await entries(), before);
  await refused('retry');
  assert.equal(await entries(), before);
});

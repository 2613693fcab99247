import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { startWorker } from '#server/worker.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';

/** The core of a test file that kills workers, and its database. */
export const core = await freshCore();
export const { pool } = core.connection;
const { url } = core.connection;
let started = 0;

type WorkerProcess = { child: ChildProcess; names: string[] };
const alive = new Set<ChildProcess>();
atEnd(() => {
  for (const child of alive) child.kill('SIGKILL');
});

export async function startWorkerProcess(): Promise<WorkerProcess> {
  const name = `worker-${++started}`;
  const file = path.resolve(import.meta.dirname, 'worker-process.ts');
  const child = fork(file, [url, core.folder], { env: { ...process.env, PGAPPNAME: name } });
  alive.add(child);
  const [names] = await once(child, 'message');
  return { child, names: [name, ...names] };
}

/** Kills the worker as a power cut would: the database also ends the statements that it had begun. */
export async function kill({ child, names }: WorkerProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  alive.delete(child);
  const backends = 'from pg_stat_activity where application_name = any($1::text[])';
  await pool.query(`select pg_terminate_backend(pid) ${backends}`, [names]);
  await until(async () => (await pool.query(`select pid ${backends}`, [names])).rowCount === 0);
}

/** A separate transaction that holds the locks of `text` until it is rolled back. */
export async function hold(text: string, values: unknown[]): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('begin');
  await client.query(text, values);
  return () => client.end();
}

export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const last = performance.now() + 20_000;
  while (!(await isTrue())) {
    if (performance.now() > last) throw new Error('it did not come true in 20 s');
    await wait(20);
  }
}

export async function waitsForLock({ names }: WorkerProcess): Promise<boolean> {
  const waiting = await pool.query(
    "select from pg_stat_activity where application_name = any($1::text[]) and wait_event_type = 'Lock'",
    [names],
  );
  return waiting.rowCount === 1;
}

/** Makes an event and holds up the job of its `reaction`, until `release` lets it go on. Other reactions to it are left out. */
export async function holdUp(reaction: string, happen: () => Promise<void>) {
  await happen();
  const { rows } = await pool.query(
    "select id, payload->>'eventId' as event from jobs where task = $1 and payload->>'eventId' is not null",
    [reaction],
  );
  assert.equal(rows.length, 1);
  const [job] = rows;
  await leaveOnly(reaction);
  const release = await hold('insert into done_reactions (event_id, reaction) values ($1, $2)', [
    job.event,
    reaction,
  ]);
  return { job, release, reaction };
}

/** Of all that waits, the jobs of one reaction. */
export async function leaveOnly(reaction: string): Promise<void> {
  await pool.query('delete from jobs where task <> $1', [reaction]);
}

export async function isDone(event: string, reaction: string): Promise<boolean> {
  const found = await pool.query('select from done_reactions where event_id = $1 and reaction = $2', [
    event,
    reaction,
  ]);
  return found.rowCount === 1;
}

/** The ids of the emails that left; an email that is sent twice has the same id both times. */
export async function sent(): Promise<Set<string>> {
  const text = await readFile(path.join(core.folder, 'sent'), 'utf8').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}

export async function finishWithAnother(): Promise<void> {
  await pool.query('update jobs set locked_by = null, locked_at = null');
  await finish();
}

/** Another worker does what is left. It runs in this process, as it is not killed. */
export async function finish(): Promise<void> {
  const another = startWorker({
    core,
    pool,
    send: (mail) => appendFile(path.join(core.folder, 'sent'), `${mail.id}\n`),
    site: { name: 'Saharambh', origin: 'https://saharambh.example' },
    log: pino({ level: 'silent' }),
  });
  await until(async () => (await pool.query('select from jobs')).rowCount === 0);
  await another.stop();
}

/** A worker makes the effect and is killed before it can say so; another one goes on. */
export async function killBeforeAcknowledgement({
  job,
  release,
  reaction,
}: Awaited<ReturnType<typeof holdUp>>) {
  const worker = await startWorkerProcess();
  await until(() => waitsForLock(worker));
  const letAcknowledge = await hold('select from jobs where id = $1 for update', [job.id]);
  await release();
  await until(() => isDone(job.event, reaction));
  await until(() => waitsForLock(worker));
  await kill(worker);
  await letAcknowledge();
  const { rows } = await pool.query('select locked_by from jobs where id = $1', [job.id]);
  assert.ok(rows[0]?.locked_by, 'the job was never acknowledged');
  await finishWithAnother();
}

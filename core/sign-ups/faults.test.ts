import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { ownerPermissions } from '#core/ground/permissions.ts';
import { broadcasting } from '#db/broadcasts.ts';
import { sendingAtOnce } from '#db/send-at-once.ts';
import type { Tables } from '#db/tables.ts';
import { device, freshEmail, provenAddress, studentForm } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { signUp } from './sign-up.ts';

const core = await freshCore();
const pool = new pg.Pool({ connectionString: core.connection.url, max: 4 });
pool.on('error', () => {});
pool.on('connect', (client) => client.on('error', () => {}));
after(() => pool.end());

type Fault = 'before' | 'after' | 'connection lost';

/** The same core, but its `at`-th statement fails: it does not run, its answer is lost, or the connection breaks. */
function faultyCore(at: number, fault: Fault): Core & { statements: () => number } {
  let seen = 0;
  const faulty: PostgresPool = {
    options: {},
    end: async () => {},
    async connect() {
      const client = await pool.connect();
      const connection = {
        // A connection that has lost an answer is not used again, and its open transaction is undone.
        release: (destroy?: boolean) => client.release(destroy || (fault !== 'before' && seen >= at)),
        async query(text: string, values: unknown[]): Promise<object> {
          // The statement that announces a commit afterwards is not part of the transaction.
          if (text === broadcasting) return { command: 'SELECT', rowCount: 0, rows: [] };
          if (text === sendingAtOnce) {
            const running = connection.query(...(values as [string, unknown[]]));
            running.catch(() => {});
            return { command: 'SELECT', rowCount: 1, rows: [{ running }] };
          }
          seen += 1;
          // Statements that are sent together are counted before the first of them is answered.
          const isFaulty = seen === at;
          if (isFaulty && fault === 'before') throw new Error('injected');
          if (isFaulty && fault === 'connection lost') {
            await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
          }
          const result = await client.query(text, values);
          if (isFaulty && fault === 'after') throw new Error('injected');
          return result;
        },
      };
      return connection as never;
    },
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: faulty }) });
  return { ...core, db, statements: () => seen };
}

async function upload(ownerId: string): Promise<string> {
  const id = newId();
  await core.db
    .insertInto('files')
    .values({
      id,
      bucket: 'resumes',
      owner_id: ownerId,
      name: 'cv.pdf',
      size: 10,
      permissions: ownerPermissions(ownerId),
      completed_at: new Date(),
    })
    .execute();
  return id;
}

/** The rows of a person: none, or all of them. */
async function traces(email: string, userId: string) {
  const count = async (query: string) => Number((await pool.query(query, [userId])).rows[0].count);
  const { rows } = await pool.query('select count(*) from accounts where email = $1', [email]);
  return {
    accounts: Number(rows[0].count),
    profiles: await count('select count(*) from profiles where owner_id = $1'),
    sessions: await count('select count(*) from sessions where account_id = $1'),
    consents: await count('select count(*) from consents where account_id = $1'),
    events: await count('select count(*) from events where account_id = $1'),
    letters: await count(`select count(*) from jobs where payload->>'accountId' = $1`),
  };
}
/** More than a sign-up has: beyond it each try fails for another reason. */
const mostSteps = 100;
const nothing = { accounts: 0, profiles: 0, sessions: 0, consents: 0, events: 0, letters: 0 };
const everything = { accounts: 1, profiles: 1, sessions: 1, consents: 3, events: 3, letters: 1 };

for (const fault of ['before', 'after', 'connection lost'] as const) {
  test(`an error at any step of a sign-up leaves nothing behind, and the next try succeeds (${fault})`, async () => {
    let steps = 0;
    for (let at = 1; ; at++) {
      // This machine requests more codes here than an hour allows.
      await pool.query('delete from rate_limits');
      const { email, browser, userId } = await provenAddress(core, freshEmail());
      const fileId = await upload(userId);
      const request = {
        browser,
        form: studentForm(email, { fileId }),
        idempotencyKey: 'one form',
        device,
        language: 'en',
        previous: null,
      };
      const broken = faultyCore(at, fault);
      const outcome = await signUp(broken, request).then(
        () => 'done',
        () => 'failed',
      );
      if (outcome === 'done') {
        assert.ok(at > broken.statements(), 'it only succeeds where there is no step left to fail');
        break;
      }
      steps = at;
      assert.ok(at <= mostSteps, 'a try without a fault succeeds');
      const left = await traces(email, userId);
      // A commit whose answer was lost has happened: all rows are there, and the retry below must find them.
      const isLostAnswer = fault === 'after' && left.accounts === 1;
      assert.deepEqual(left, isLostAnswer ? everything : nothing, `fault at statement ${at}`);
      const { account } = await signUp(core, request);
      assert.equal(account.id, userId);
      const { sessions, events, ...rest } = await traces(email, userId);
      assert.deepEqual(rest, { accounts: 1, profiles: 1, consents: 3, letters: 1 });
    }
    assert.ok(steps >= 12, `only ${steps} steps were broken`);
  });
}

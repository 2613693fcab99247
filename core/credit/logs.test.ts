import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { addDays } from '#rules/calendar/day.ts';
import { loggableOf, logged, workOf } from '#tests/credit/claims.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { changeWorkLog } from './change-work-log.ts';
import { createWorkLog } from './create-work-log.ts';
import { deleteWorkLog } from './delete-work-log.ts';
import { listWorkLogs } from './list-work-logs.ts';

const core = await freshCore();
const someone = () => member(core, { name: 'Asha Kulkarni', password: null });
const today = dayFromNow(0);
const said = { day: today, quarters: 4, text: 'Read twelve meters' };

const world = async (hours = 60) => {
  const student = await someone();
  return { student, ...(await loggableOf(core, student, { hours })) };
};

test('the log takes 14 days back, no day ahead, and no day before the member joined', async () => {
  const { student, applicationId } = await world();
  const on = (day: string) => createWorkLog(core, student, { ...said, applicationId, day });
  await on(addDays(today, -14));
  await assert.rejects(on(addDays(today, -15)), refused('work_log_day'));
  await assert.rejects(on(addDays(today, 1)), refused('work_log_day'));
  await sql`update applications set ended_at = now() - interval '2 days' where id = ${applicationId}`.execute(
    core.db,
  );
  await assert.rejects(on(addDays(today, -3)), refused('work_log_day'));
});

test('all lines of a day have 12 hours together, also in two opportunities', async () => {
  const { student, applicationId, owner } = await world();
  const other = await loggableOf(core, student, { owner });
  await createWorkLog(core, student, { ...said, applicationId, quarters: 40 });
  const more = { ...said, applicationId: other.applicationId };
  await assert.rejects(createWorkLog(core, student, { ...more, quarters: 9 }), refused('work_log_day_full'));
  await createWorkLog(core, student, { ...more, quarters: 8 });
});

test('ten lines at once pass neither the 12 hours of a day nor the hours of the opportunity', async () => {
  const { student, applicationId } = await world();
  const write = () => createWorkLog(core, student, { ...said, applicationId, quarters: 8 });
  const done = await Promise.allSettled(Array.from({ length: 10 }, write));
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 6);
});

test('the log has no more hours than the opportunity gives credit for', async () => {
  const { student, applicationId } = await world(2);
  await createWorkLog(core, student, { ...said, applicationId, quarters: 6 });
  const more = createWorkLog(core, student, { ...said, applicationId, day: addDays(today, -1), quarters: 3 });
  await assert.rejects(more, refused('work_log_hours_full'));
});

test('work under an agreement has its hours in the ledger, and takes no lines', async () => {
  const { student, applicationId, owner, projectId } = await world();
  const { slug } = await core.db
    .selectFrom('projects')
    .select('slug')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  await sql`insert into project_members (project_id, account_id, is_owner, title)
    values (${projectId}, ${student.id}, false, 'Reader') on conflict do nothing`.execute(core.db);
  await workOf(core, student, { owner, project: slug, projectId });
  await assert.rejects(
    createWorkLog(core, student, { ...said, applicationId }),
    refused('work_log_not_open'),
  );
});

test('an application of another member takes no lines', async () => {
  const { applicationId } = await world();
  await assert.rejects(
    createWorkLog(core, await someone(), { ...said, applicationId }),
    refused('work_log_not_open'),
  );
});

test('the same key writes one line', async () => {
  const { student, applicationId } = await world();
  const write = () => createWorkLog(core, student, { ...said, applicationId, key: 'once' });
  assert.deepEqual(await write(), await write());
  assert.equal((await listWorkLogs(core, student, {})).logs.length, 1);
});

test('a line changes by its version, and not after its 14 days', async () => {
  const { student, applicationId } = await world();
  const [workLogId = ''] = await logged(core, student, applicationId, [4]);
  const change = (version: number, quarters: number) =>
    changeWorkLog(core, student, { ...said, workLogId, version, quarters });
  assert.equal((await change(1, 6)).quarters, 6);
  await assert.rejects(change(1, 8), refused('conflict'));
  await sql`update work_logs set day = ${addDays(today, -15)} where id = ${workLogId}`.execute(core.db);
  await assert.rejects(change(2, 8), refused('work_log_closed'));
});

test('a line is gone when it is deleted, and never another member’s', async () => {
  const { student, applicationId } = await world();
  const [workLogId = ''] = await logged(core, student, applicationId, [4]);
  await assert.rejects(deleteWorkLog(core, await someone(), workLogId), refused('work_log_unknown'));
  await deleteWorkLog(core, student, workLogId);
  assert.deepEqual((await listWorkLogs(core, student, {})).logs, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { world } from '#tests/ground/world.ts';
import { happened, letDigestsBeDue, notificationMails } from '#tests/notifications/notification-mails.ts';
import { declaredTasks } from '../collected/tasks.ts';
import { mailTask } from './steps/schedule-mails.ts';

const core = await freshCore();

test('jobs that run at once mail once', async () => {
  for (const at of [1, 2]) {
    const { mate, owner, projectId } = await world(core);
    await happened(core, { name: 'projects.published', accountId: owner.id, subject: { projectId } });
    await letDigestsBeDue(core);
    const run = declaredTasks(core)[mailTask];
    await Promise.all([run?.({}), run?.({}), run?.({})]);
    assert.equal((await notificationMails(core, mate.account.email)).length, 1, `${at}`);
  }
  const { rows } = await sql<{ letter: string; tries: number }>`
    select payload->>'letter' as letter, min(max_attempts)::int as tries
    from jobs
    where task = 'send-letter' group by 1`.execute(core.db);
  assert.ok(rows.some(({ letter: email }) => email === 'notification'));
  for (const { tries } of rows) assert.equal(tries, 30);
});

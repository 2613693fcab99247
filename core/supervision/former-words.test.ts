import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator, device, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { listActions } from '../administration/list-actions.ts';
import { prepareEmail } from '../collected/emails.ts';
import type { Email } from '../ground/emails.ts';
import { Refusal } from '../ground/refusal.ts';
import { logIn } from '../sessions/log-in.ts';
import { suspendAccount } from './suspend-account.ts';

const { core, admin } = await administrator(await freshCore());
const { pool } = core.connection;

test('a server of the earlier version suspends by "blocked_at", and sees there what this one does', async () => {
  const them = await member(core);
  const enter = () => logIn(core, { email: them.account.email, password: goodPassword, device });
  await pool.query(`update accounts set blocked_at = now(), blocked_reason = 'A scheme' where id = $1`, [
    them.id,
  ]);
  await assert.rejects(
    enter(),
    (error) =>
      error instanceof Refusal && error.code === 'user_blocked' && error.values.reason === 'A scheme',
  );
  const posted = { letter: 'account-blocked', accountId: them.id } as unknown as Email;
  assert.equal((await prepareEmail(core, posted))?.letter, 'account-suspended');
  await pool.query(`update accounts set blocked_at = null, blocked_reason = null where id = $1`, [them.id]);
  await enter();

  await suspendAccount(core, admin, { accountId: them.id, reason: 'Spam' });
  const { rows } = await pool.query(
    'select blocked_at is not null as blocked, blocked_reason as reason from accounts where id = $1',
    [them.id],
  );
  assert.deepEqual(rows, [{ blocked: true, reason: 'Spam' }]);
});

test('the log shows older entries under the new word', async () => {
  await pool.query(
    `insert into admin_actions (actor_id, action, subject_id) values ($1, 'account.blocked', 'x'), ($1, 'account.unblocked', 'x')`,
    [admin.id],
  );
  const { actions } = await listActions(core, {});
  assert.deepEqual(
    actions.slice(0, 2).map(({ action }) => action),
    ['account.suspensionEnded', 'account.suspended'],
  );
});

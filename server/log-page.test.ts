import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sealActions } from '#core/administration/seal-actions.ts';
import { signLogHead } from '#core/administration/sign-log-head.ts';
import { noteAction } from '#core/administration/steps/note-action.ts';
import { noteRestore } from '#core/administration/steps/note-restore.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { textOf } from '#tests/pages/page-parts.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';

const { core, admin } = await administrator(await freshCore());
const ask = await plainPages(core);

test('the page of the log shows a new head and a restore, and nothing about members', async () => {
  const before = await ask(null, '/transparency/log');
  assert.match(textOf(before.html), /No head is signed yet/);
  const asha = await member(core);
  await core.db.transaction().execute(async (tx) => {
    await noteAction(tx, admin, { action: 'account.opened', subjectId: asha.id, detail: 'a private reason' });
    await noteRestore(tx, '20261124t040000000z');
  });
  await sealActions(core);
  await signLogHead(core);
  await wait(1100);
  const { html } = await ask(null, '/transparency/log');
  const head = await core.db.selectFrom('admin_log_heads').selectAll().executeTakeFirstOrThrow();
  for (const shown of [
    head.hash,
    head.signature,
    head.public_key,
    head.signed_at.toISOString(),
    'Up to entry 2',
  ])
    assert.ok(html.replaceAll('<!-- -->', '').includes(shown), shown);
  assert.match(textOf(html), /we restored a backup of 24 Nov 2026.*The log went on after entry 0/s);
  for (const secret of [admin.id, asha.id, admin.account.email, 'account.opened', 'a private reason'])
    assert.ok(!html.includes(secret), secret);
});

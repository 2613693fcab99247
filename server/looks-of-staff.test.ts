import assert from 'node:assert/strict';
import { test } from 'node:test';
import { realAddresses } from '#tests/collected.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { forgetCounts } from '#tests/ground/forget-counts.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { memberUnder18 } from '#tests/standings/standings.ts';
import { pages } from '../web/collected.ts';
import type { Page } from '../web/page.ts';

const { core, admin } = await administrator(await freshCore());
const ask = await plainPages(core);
const owner = await member(core, { name: 'Zubeida Looked-At' });
const child = await memberUnder18(core);
const real = await realAddresses(core, owner, child);

test('each page of the desk that shows a member by name or address counts as a look at them', async () => {
  const desk = (pages as readonly Page[]).filter(({ kind }) => kind === 'desk');
  const unseen: string[] = [];
  let shown = 0;
  const { rows: accounts } = await core.connection.pool.query<{ id: string; name: string; email: string }>(
    // A page also names the staff who acted.
    'select id, name, email from accounts where id <> $1 and id not in (select actor_id from admin_actions)',
    [admin.id],
  );
  for (const { path, sample, right = 'any' } of desk) {
    await forgetCounts(core.connection.pool);
    await core.connection.pool.query('delete from staff_looks');
    const address = real[path] ?? sample ?? path;
    const { status, html } = await ask(admin, address);
    if (status !== 200) continue;
    const { rows } = await core.connection.pool.query<{ id: string; role: string }>(
      'select account_id as id, role from staff_looks',
    );
    const names = accounts.filter(({ name, email }) => {
      const isAlone = accounts.filter((one) => one.name === name).length === 1;
      return html.includes(email) || (isAlone && name.length > 8 && html.includes(name));
    });
    for (const { id, name } of names) {
      shown++;
      if (!rows.some((one) => one.id === id && one.role === right)) unseen.push(`${address}: ${name}`);
    }
  }
  assert.deepEqual(unseen, []);
  assert.ok(shown >= 12, `${shown}`);
});

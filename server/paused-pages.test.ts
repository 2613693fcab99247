import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { realAddresses } from '#tests/collected.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { memberUnder18, setStanding } from '#tests/standings/standings.ts';
import { pages } from '../web/collected.ts';
import type { Page } from '../web/page.ts';

const core = await freshCore();
const ask = await plainPages(core);
const owner = await member(core);
const real = await realAddresses(core, owner, await memberUnder18(core));
const reason = 'Asked members for money.';

test('a paused member reads the reason in place of a form that begins something', async () => {
  const beginning = (pages as readonly Page[]).filter(({ begins }) => begins);
  assert.ok(beginning.length > 10, String(beginning.length));
  const pause = (shift: string) =>
    setStanding(core, owner.id, {
      pause_ends_at: sql<Date>`now() + ${shift}::interval`,
      pause_reason: reason,
      pause_case_id: 'case',
    });
  for (const page of beginning) {
    const address = real[page.path] ?? page.sample ?? page.path;
    await pause('-1 second');
    const before = await ask(owner, address);
    assert.ok(!before.html.includes(reason), address);
    await pause('1 hour');
    const { status, html } = await ask(owner, address);
    // A page that is not there for its owner stays so.
    if (before.status !== 200) continue;
    assert.equal(status, 403, address);
    assert.ok(html.includes(reason) && html.includes('href="/cases/case"'), address);
    assert.ok(!/<textarea/.test(html), address);
  }
});

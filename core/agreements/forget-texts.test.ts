import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { active, sidesOf } from '#tests/agreements/agreements.ts';
import { freshCore } from '#tests/ground/database.ts';
import { withoutRules } from '#tests/ground/without-rules.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { forgetTexts } from './forget-texts.ts';

const core = await freshCore();
await keepBeating(core);

test('one agreement that cannot be let go of keeps no texts of others, and is tried again', async () => {
  const first = await active(core, await sidesOf(core));
  const second = await active(core, await sidesOf(core));
  await withoutRules(core.connection.url, async (tx) => {
    for (const table of ['agreement_steps', 'agreement_entries'])
      await sql`update ${sql.table(table)} set at = now() - interval '9 years'`.execute(tx);
    await sql`update agreements set begun_at = now() - interval '9 years', active_at = now() - interval '9 years'`.execute(
      tx,
    );
    await sql`update agreement_versions
      set document = regexp_replace(document, '[0-9]{4}-[0-9]{2}-[0-9]{2}', '2010-01-01', 'g')`.execute(tx);
  });
  // The one that is tried first.
  const { rows } = await sql<{ id: string }>`select id from agreements order by project_id, id`.execute(
    core.db,
  );
  const [failing = '', other = ''] = rows.map(({ id }) => id);
  assert.deepEqual([failing, other].sort(), [first.id, second.id].sort());
  await sql`create function stays() returns trigger language plpgsql as $$ begin raise 'It stays.'; end $$`.execute(
    core.db,
  );
  await sql`create trigger stays before update of let_go_at on agreements
    for each row when (new.id = ${sql.lit(failing)}) execute function stays()`.execute(core.db);
  await assert.rejects(forgetTexts(core), (error: unknown) => {
    assert.ok(error instanceof AggregateError, String(error));
    assert.deepEqual(error.errors.map(String), ['error: It stays.']);
    return true;
  });
  assert.deepEqual([await keepsText(failing), await keepsText(other)], [true, false]);
  await sql`drop function stays cascade`.execute(core.db);
  await forgetTexts(core);
  assert.deepEqual([await keepsText(failing), await keepsText(other)], [false, false]);
});

async function keepsText(id: string): Promise<boolean> {
  const { rows } = await sql`
    select from agreement_versions where agreement_id = ${id} and document is not null`.execute(core.db);
  return rows.length > 0;
}

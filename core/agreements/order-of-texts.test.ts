import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { moneyWorld } from '#tests/agreements/owed.ts';
import { freshCore } from '#tests/ground/database.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { releaseAllAbout } from '../deadlines/steps/release-all-about.ts';

const core = await freshCore();
await keepBeating(core);

test('deadlines of an agreement are found in a database whose text order ignores punctuation', async () => {
  await sql`create collation unpunctuated (provider = icu, locale = 'en-u-ka-shifted')`.execute(core.db);
  await sql`alter table clocks alter column subject_id type text collate unpunctuated`.execute(core.db);
  const { rows } = await sql<{
    holds: boolean;
  }>`select 'one.1' collate unpunctuated < 'one/' as holds`.execute(core.db);
  assert.deepEqual(rows, [{ holds: false }], 'a range by this order would be empty');
  const { due } = await moneyWorld(core);
  const [{ ofMilestone, since }, other] = [await due(), await due()];
  const open = async (agreementId: string) => {
    const found = await sql<{ kind: string; subject_id: string }>`
      select kind, subject_id from clocks
      where ended_at is null and starts_with(subject_id, ${agreementId})`.execute(core.db);
    return found.rows.map(({ kind, subject_id: about }) => [kind, about.slice(agreementId.length)]);
  };
  // Submission and review have met their deadlines, and now the pay is owed.
  const expected = [['payment', `.1.${since}`]];
  assert.deepEqual(await open(ofMilestone.agreementId), expected);
  await core.db.transaction().execute((tx) => releaseAllAbout(tx, ofMilestone.agreementId));
  assert.deepEqual(await open(ofMilestone.agreementId), []);
  assert.equal((await open(other.ofMilestone.agreementId)).length, 1);
});

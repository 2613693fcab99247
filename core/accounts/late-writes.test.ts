import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { setMarketing } from '../consents/set-marketing.ts';
import { holdUploader } from '../files/steps/hold-uploader.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { putPerson } from '../people/put-person.ts';
import { holdAuthor } from '../profiles/steps/hold-author.ts';
import { updatePrefs } from '../standings/update-prefs.ts';
import { holdAccount } from './steps/hold-account.ts';
import { proveAddressOfStranger } from './steps/prove-address.ts';
import { updateName } from './update-name.ts';

const core = await freshCore();
const own = { dob: undefined, phone: undefined };

/** Writes of a stranger's requests that the server admitted before the mailbox's owner proved the address. */
const writes: Record<string, (squatter: Member) => Promise<unknown>> = {
  name: (squatter) => updateName(core, squatter, 'Squatter'),
  prefs: (squatter) => updatePrefs(core, squatter, { planted: true }),
  skills: (squatter) => putPerson(core, squatter, { skills: [], hoursAWeek: 1, eveningsAWeek: 1 }),
  marketing: (squatter) => setMarketing(core, squatter, { given: true, language: 'en' }),
  'an upload': (squatter) => core.db.transaction().execute((tx) => holdUploader(tx, squatter)),
  'a document': (squatter) =>
    core.db.transaction().execute((tx) => holdAuthor(tx, squatter, { ...own, accountId: squatter.id })),
  'a birth date': (squatter) =>
    core.db
      .transaction()
      .execute((tx) => holdAuthor(tx, squatter, { ...own, dob: bornYearsAgo(15), accountId: squatter.id })),
};

async function prove(squatter: Member): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, squatter.id);
    await proveAddressOfStranger(tx, account ?? assert.fail());
  });
}

const isRefused = (error: unknown) => error instanceof Refusal && error.code === 'general_unauthorized_scope';

for (const [what, write] of Object.entries(writes))
  test(`${what}: a write admitted before the first proof does not reach the account that begins with it`, async () => {
    const squatter = await member(core, { verified: false });
    await prove(squatter);
    // The new owner has stated their age by then, so all of these writes would be allowed.
    await setStanding(core, squatter.id, { birth_date: bornYearsAgo(30) });
    await assert.rejects(write(squatter), isRefused);

    const waiting = await member(core, { verified: false });
    const held = await holdRow(core, waiting.id, 'update');
    const proof = prove(waiting);
    await held.waiters(1);
    const tries = Promise.allSettled(Array.from({ length: 10 }, () => write(waiting)));
    await held.release();
    await proof;
    await tries;
    const { name, prefs } = await core.db
      .selectFrom('accounts')
      .select(['name', 'prefs'])
      .where('id', '=', waiting.id)
      .executeTakeFirstOrThrow();
    assert.deepEqual([name, prefs], ['', {}]);
    for (const table of ['people', 'consents'] as const)
      assert.deepEqual(
        await core.db.selectFrom(table).select('account_id').where('account_id', '=', waiting.id).execute(),
        [],
      );
  });

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Email } from '#core/ground/emails.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { bornYearsAgo, freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { answerAsGuardian } from '#tests/guardians/guardians.ts';
import { announceErasures } from './announce-erasures.ts';
import { nameGuardian } from './name-guardian.ts';

const core = await freshCore();

async function child(): Promise<Member> {
  const asha = await member(core, { birthDate: bornYearsAgo(15) });
  await nameGuardian(core, asha, { email: freshEmail('meera') });
  return asha;
}

async function remindersOf({ id }: Member): Promise<{ reader?: string; cause?: string }[]> {
  const posted: (Email & { cause?: string })[] = await postedEmails(core);
  return posted.flatMap((email) =>
    email.letter === 'guardian-erasure-notice' && email.accountId === id ? [email] : [],
  );
}

async function announcedTo(young: Member) {
  await sql`update standings set waits_since = waits_since - interval '5 days' where account_id = ${young.id}`.execute(
    core.db,
  );
  await announceErasures(core);
  return Object.fromEntries((await remindersOf(young)).map(({ reader, cause }) => [reader, cause]));
}

test('erasure emails leave the owner’s share of a mailbox free, unless the reader is known to own it', async () => {
  const silent = await child();
  assert.deepEqual(await announcedTo(silent), { member: 'product', guardian: 'product to anybody' });
  await nameGuardian(core, silent, { email: freshEmail('another') });
  const last = (await remindersOf(silent)).at(-1);
  assert.deepEqual([last?.reader, last?.cause], ['guardian', 'product to anybody'], 'named after the notice');

  const refused = await child();
  const { id } = await core.db
    .selectFrom('guardians')
    .select('id')
    .where('account_id', '=', refused.id)
    .executeTakeFirstOrThrow();
  const secret = linkSecretOf(core.key, 'guardian', id);
  await answerAsGuardian(core, { id, secret, confirmed: false });
  assert.deepEqual(await announcedTo(refused), { member: 'product', guardian: 'product' });

  const unproven = await child();
  await core.db
    .updateTable('accounts')
    .set({ email_verified_at: null })
    .where('id', '=', unproven.id)
    .execute();
  assert.equal((await announcedTo(unproven)).member, 'product to anybody');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { active, sidesOf } from '#tests/agreements/agreements.ts';
import { disputed, submitted } from '#tests/agreements/disputes.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { proposedHold } from '#tests/holds/things.ts';
import { askedFor, grantedFor } from '#tests/nominees/things.ts';
import { showDispute } from '../agreements/disputes/show-dispute.ts';
import { showAgreement } from '../agreements/show-agreement.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { removeLeavers } from '../leaving/remove-leavers.ts';
import { eraseAsNominee } from './erase-as-nominee.ts';

const core = await freshCore();
await keepBeating(core);

/** An agreement in dispute, and a hold on the contributor's files. */
async function world() {
  const sides = await sidesOf(core);
  const { id: agreementId } = await active(core, sides);
  await submitted(core, sides.contributor, agreementId);
  await disputed(core, sides.owner, agreementId);
  await sql`insert into files (id, bucket, owner_id, name, size)
    values (${sides.contributor.id}, 'resumes', ${sides.contributor.id}, 'cv.pdf', 1)`.execute(core.db);
  const { hold } = await proposedHold(core, sides.contributor.id);
  return { ...sides, agreementId, holdId: hold.$id };
}

const isThere = async ({ id }: Member) =>
  (await core.db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The job of the erasing, at the end of the 30 days and a moment before. */
async function erase(who: Member) {
  const at = (shift: string) =>
    sql`update accounts set leaves_at = now() + ${shift}::interval where id = ${who.id} and leaves_at is not null`.execute(
      core.db,
    );
  await at('1 minute');
  await removeLeavers(core);
  assert.equal(await isThere(who), true);
  await at('-1 second');
  await removeLeavers(core);
  await runReactions(core);
}

const heldTables = async (holdId: string) => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from held_rows where hold_id = ${holdId} order by 1`.execute(core.db);
  return rows.map(({ name }) => name);
};

/** The other side still has the agreement, its names and its dispute. */
async function assertGoesOn(owner: Member, agreementId: string) {
  const shown = await showAgreement(core, owner, agreementId);
  assert.equal(shown.stage, 'active');
  const { stage } = await showDispute(core, owner, { agreementId, milestone: 1 });
  assert.equal(stage, 'open');
}

test('a nominee erases a member whose agreement is in dispute: the other side goes on, and held rows stay', async () => {
  const { owner, contributor, agreementId, holdId } = await world();
  const granted = await grantedFor(core, contributor);
  const began = await eraseAsNominee(core, { ...granted, isOn: true });
  assert.ok(began.members[0]?.request?.erasedAt);
  await assertGoesOn(owner, agreementId);
  await erase(contributor);
  assert.equal(await isThere(contributor), false);
  await assertGoesOn(owner, agreementId);
  assert.ok((await heldTables(holdId)).includes('files'));
});

test('a nominee who still waits when the account is erased acts for no one any more', async () => {
  const { owner, contributor, agreementId, holdId } = await world();
  const { requestId, ...asked } = await askedFor(core, contributor);
  await sql`update accounts set leaves_at = now() where id = ${contributor.id}`.execute(core.db);
  await erase(contributor);
  assert.equal(await isThere(contributor), false);
  await assertGoesOn(owner, agreementId);
  assert.ok((await heldTables(holdId)).includes('files'));
  const request = await core.db
    .selectFrom('nominee_requests')
    .select(['state', 'account_id'])
    .where('id', '=', requestId)
    .executeTakeFirst();
  assert.ok(
    !request || (request.state !== 'waiting' && request.account_id === null),
    JSON.stringify(request),
  );
  await assert.rejects(eraseAsNominee(core, { ...asked, requestId, isOn: true }));
});

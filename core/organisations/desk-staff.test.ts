import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { learnBirthDate } from '#core/standings/steps/learn-birth-date.ts';
import { administrator, bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { idOf, markOrganisation, ownerOf, staffOf } from '#tests/organisations/organisations.ts';
import type { Member } from '../ground/actor.ts';
import { answerStaffAppeal } from './answer-staff-appeal.ts';
import { appealStaffRemoval } from './appeal-staff-removal.ts';
import { createOrganisation } from './create-organisation.ts';
import { forgetRemovals } from './forget-removals.ts';
import { getAtDesk } from './get-at-desk.ts';
import { getStaffRemoval } from './get-staff-removal.ts';
import { listAtDesk } from './list-at-desk.ts';
import { removeStaffAtDesk } from './remove-staff-at-desk.ts';

const core = await freshCore();
const [first, second] = [await administrator(core), await administrator(core)];
core.adminEmails = [first.admin.account.email, second.admin.account.email];
const { admin } = first;
const reason = 'The college told us that they teach elsewhere now.';
const appeal = 'I still teach there. Please ask our principal again.';

const remove = async (slug: string, { id: personId }: Member, by: Member = admin) =>
  removeStaffAtDesk(core, by, { organisationId: await idOf(core, slug), personId, reason });
const answer = async (slug: string, { id: personId }: Member, lifted: boolean, by: Member) =>
  answerStaffAppeal(core, by, { organisationId: await idOf(core, slug), personId, lifted, reason });
const rolesOf = async (slug: string, { id }: Member) =>
  (
    await core.db
      .selectFrom('organisation_staff')
      .select('role')
      .where('organisation_id', '=', await idOf(core, slug))
      .where('account_id', '=', id)
      .execute()
  ).map(({ role }) => role);
const stateOf = async (slug: string) =>
  (
    await core.db
      .selectFrom('organisations')
      .select('state')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  ).state;
const noticesOf = async ({ id }: Member) => {
  await runReactions(core);
  const rows = await core.db
    .selectFrom('notifications')
    .select('kind')
    .where('account_id', '=', id)
    .execute();
  return rows.map(({ kind }) => kind);
};

test('a single owner is taken out by an administrator, and the next of the staff is asked', async () => {
  const { owner, slug } = await ownerOf(core);
  const next = await staffOf(core, slug, ['coordinator']);
  await remove(slug, owner);
  await remove(slug, owner);
  assert.deepEqual(await rolesOf(slug, owner), []);
  assert.ok((await noticesOf(owner)).includes('organisation_staff_removed'));
  assert.ok((await noticesOf(next)).includes('organisation_owner_asked'));
  assert.equal(await stateOf(slug), 'paused');
  const shown = await getStaffRemoval(core, owner, slug);
  assert.deepEqual([shown.roles, shown.reason], [['owner'], reason]);
});

test('an appeal is answered by another administrator, and a yes gives the roles back', async () => {
  const { owner, slug } = await ownerOf(core);
  const who = await staffOf(core, slug, ['coordinator', 'reviewer']);
  await remove(slug, who);
  await appealStaffRemoval(core, who, { organisationSlug: slug, appeal });
  await appealStaffRemoval(core, who, { organisationSlug: slug, appeal });
  await assert.rejects(
    appealStaffRemoval(core, who, { organisationSlug: slug, appeal: `${appeal} Soon.` }),
    refused('organisation_appeal_twice'),
  );
  const { organisations } = await listAtDesk(core, second.admin, { list: 'waiting' });
  assert.ok(organisations.some((one) => one.slug === slug));
  await assert.rejects(answer(slug, who, true, admin), refused('organisation_same_administrator'));
  const { removals } = await answer(slug, who, true, second.admin);
  await answer(slug, who, true, second.admin);
  assert.equal(removals[0]?.isLifted, true);
  assert.deepEqual((await rolesOf(slug, who)).toSorted(), ['coordinator', 'reviewer']);
  assert.ok((await noticesOf(who)).includes('organisation_staff_answered'));
  assert.deepEqual(await rolesOf(slug, owner), ['owner']);
});

test('roles do not come back to a member who acts for three other organisations by now', async () => {
  const { slug } = await ownerOf(core);
  const who = await staffOf(core, slug, ['coordinator']);
  await remove(slug, who);
  await appealStaffRemoval(core, who, { organisationSlug: slug, appeal });
  await markOrganisation(core, who);
  for (const name of ['Ek', 'Do', 'Teen']) await createOrganisation(core, who, { kind: 'Company', name });
  await assert.rejects(answer(slug, who, true, second.admin), refused('organisation_member_full'));
  const { removals } = await answer(slug, who, false, second.admin);
  assert.equal(removals[0]?.isLifted, false);
});

test('a removal that stands stays, and an appeal after 14 days is late', async () => {
  const { slug } = await ownerOf(core);
  const [one, late] = [await staffOf(core, slug, ['reviewer']), await staffOf(core, slug, ['reviewer'])];
  for (const who of [one, late]) await remove(slug, who);
  await appealStaffRemoval(core, one, { organisationSlug: slug, appeal });
  await answer(slug, one, false, second.admin);
  assert.deepEqual(await rolesOf(slug, one), []);
  await assert.rejects(answer(slug, one, true, second.admin), refused('conflict'));
  await sql`update organisation_staff_removals set decided_at = now() - interval '14 days'`.execute(core.db);
  await assert.rejects(
    appealStaffRemoval(core, late, { organisationSlug: slug, appeal }),
    refused('organisation_appeal_late'),
  );
});

test('no administrator removes staff of an organisation for which they act, or others than its staff', async () => {
  const { owner, slug } = await ownerOf(core);
  await assert.rejects(remove(slug, await member(core, { password: null })), refused('organisation_unknown'));
  await core.db
    .insertInto('organisation_staff')
    .values({ organisation_id: await idOf(core, slug), account_id: admin.id, role: 'reviewer' })
    .execute();
  await assert.rejects(remove(slug, owner), refused('organisation_own'));
  assert.deepEqual((await getAtDesk(core, admin, await idOf(core, slug))).canRemove, false);
});

test('a removal is forgotten after a year, one with an open appeal after its answer', async () => {
  const { slug } = await ownerOf(core);
  const [plain, waiting] = [await staffOf(core, slug, ['reviewer']), await staffOf(core, slug, ['reviewer'])];
  for (const who of [plain, waiting]) await remove(slug, who);
  await appealStaffRemoval(core, waiting, { organisationSlug: slug, appeal });
  await sql`update organisation_staff_removals set decided_at = now() - interval '1 year'`.execute(core.db);
  await forgetRemovals(core);
  await assert.rejects(getStaffRemoval(core, plain, slug), refused('organisation_unknown'));
  assert.equal((await getStaffRemoval(core, waiting, slug)).answeredAt, '');
});

test('a member of the staff who is found to be under 18 leaves it, and a last owner is followed', async () => {
  const { owner, slug } = await ownerOf(core);
  const next = await staffOf(core, slug, ['coordinator']);
  await core.db.transaction().execute((tx) => learnBirthDate(tx, owner.id, { birth_date: bornYearsAgo(15) }));
  assert.ok((await noticesOf(next)).includes('organisation_owner_asked'));
  assert.deepEqual(await rolesOf(slug, owner), []);
  assert.equal(await stateOf(slug), 'paused');
});

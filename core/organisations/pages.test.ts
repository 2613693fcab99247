import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { OrganisationState } from '#contract/organisations/limits.ts';
import { appealWords, caseWorld, reason, said } from '#tests/cases/cases.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { refused } from '#tests/ground/refused.ts';
import { activeOrganisation, idOf, ownerOf } from '#tests/organisations/organisations.ts';
import { pictureOf } from '#tests/organisations/page-access.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';
import { answerCaseAppeal } from '../cases/answer-case-appeal.ts';
import { appealCase } from '../cases/appeal-case.ts';
import { decideCase } from '../cases/decide-case.ts';
import { report } from '../cases/report.ts';
import { guest, type Member } from '../ground/actor.ts';
import { changedOrganisations } from './changed-organisations.ts';
import { describeOrganisationPicture } from './describe-organisation-picture.ts';
import { editOrganisation } from './edit-organisation.ts';
import { endCasePauses } from './end-case-pauses.ts';
import { findOrganisations } from './find-organisations.ts';
import { getOrganisation } from './get-organisation.ts';
import { getOwnOrganisation } from './get-own-organisation.ts';
import { listCollaborators } from './list-collaborators.ts';
import { openOrganisationPicture } from './open-organisation-picture.ts';
import { openSlugs } from './open-slugs.ts';
import { removeOrganisationPicture } from './remove-organisation-picture.ts';

const { core, admin, caseOf } = await caseWorld();
const second = await administrator(core, 'second');
const find = (filters: Partial<Parameters<typeof findOrganisations>[1]>) =>
  findOrganisations(core, { search: '', kind: '', place: '', after: '', ...filters });
const found = async (filters: Parameters<typeof find>[0]) =>
  (await find(filters)).organisations.map(({ slug }) => slug);
const setState = (slug: string, state: OrganisationState) =>
  core.db.updateTable('organisations').set({ state }).where('slug', '=', slug).execute();

const isShown = async (slug: string): Promise<boolean> => {
  const page = await getOrganisation(core, slug).catch((error) => {
    refused('organisation_unknown')(error);
    return null;
  });
  const listed = (await openSlugs(core, { most: 1000 })).includes(slug);
  assert.equal(listed, page !== null, 'the sitemap has what the page shows');
  return page !== null;
};

test('everyone sees active and paused organisations, and no draft, closed or removed one', async () => {
  const { slug } = await ownerOf(core);
  for (const state of ['draft', 'in_review', 'returned', 'declined', 'closed', 'removed'] as const) {
    await setState(slug, state);
    assert.equal(await isShown(slug), false, state);
    assert.ok(!(await found({ search: 'Wardha' })).includes(slug), state);
  }
  for (const state of ['active', 'paused'] as const) {
    await setState(slug, state);
    assert.equal((await getOrganisation(core, slug)).isPaused, state === 'paused');
    assert.ok((await found({ search: 'Wardha' })).includes(slug), state);
  }
});

test('the page names staff with a public profile, and counts the others', async () => {
  const { owner, slug } = await ownerOf(core);
  const [seen, hidden] = [await member(core, { name: 'Asha Patil' }), await member(core)];
  await showToEverybody(core, seen);
  const organisation_id = await idOf(core, slug);
  for (const { id: account_id } of [seen, hidden])
    await core.db
      .insertInto('organisation_staff')
      .values([
        { organisation_id, account_id, role: 'coordinator' },
        { organisation_id, account_id, role: 'reviewer' },
      ])
      .execute();
  const { staff, otherStaff } = await getOrganisation(core, slug);
  assert.deepEqual([staff.map(({ name }) => name), otherStaff], [['Asha Patil'], 2]);
  assert.ok(!JSON.stringify(await getOrganisation(core, slug)).includes(owner.id));
});

test('a search takes words, kind and district, forgives a typing error, and names the filter to drop', async () => {
  const owner = await member(core, { password: null });
  const slug = await activeOrganisation(core, owner, { kind: 'Company', name: 'Chandrabhaga Loom Works' });
  assert.deepEqual(await found({ search: 'loom chandra' }), [slug]);
  assert.deepEqual(await found({ search: 'Chandrabaga' }), [slug]);
  assert.deepEqual(await found({ search: 'chandrabhaga', kind: 'Company', place: 'wardha' }), [slug]);
  const { organisations, total, drop } = await find({ search: 'chandrabhaga', place: 'Pune' });
  assert.deepEqual([organisations, total.count, drop?.filter], [[], 0, 'place']);
  assert.deepEqual(await found({ search: 'chandrabhaga', kind: 'Ecosystem partner' }), []);
});

test('pages of a list follow each other by cursor', async () => {
  const owner = await member(core, { password: null });
  for (let at = 0; at < 21; at++)
    await sql`insert into organisations (id, slug, kind, state, name, registry, registry_number, website, domain, asked_as)
      values (${`q${at}`}, ${`quill-${at}`}, 'Company', 'active', 'Quillmark', 'CIN', ${`q${at}`}, 'q.example', ${`q${at}.example`}, ${`${owner.id}${at}`})`.execute(
      core.db,
    );
  const first = await find({ search: 'quillmark' });
  assert.deepEqual([first.organisations.length, first.total.count], [20, 21]);
  const last = await find({ search: 'quillmark', after: first.next });
  assert.deepEqual([last.organisations.map(({ slug }) => slug), last.next], [['quill-0'], '']);
});

test('only active organisations that agreed stand on the page about working together', async () => {
  const { owner, slug } = await ownerOf(core);
  const isListed = async () => (await listCollaborators(core)).institutions.some((one) => one.slug === slug);
  assert.equal(await isListed(), false);
  await editOrganisation(core, owner, { organisationSlug: slug, version: 2, isListed: true });
  assert.equal(await isListed(), true);
  await setState(slug, 'paused');
  assert.equal(await isListed(), false);
});

test('a kept page is dropped when the organisation, its picture or its staff change', async () => {
  const { owner, slug } = await ownerOf(core);
  await showToEverybody(core, owner);
  // Changes within the last ten seconds are always looked at again.
  const settle = async () => {
    await sql`alter table organisations disable trigger organisations_describe`.execute(core.db);
    await sql`update organisations set changed_at = now() - interval '1 hour' where slug = ${slug}`.execute(
      core.db,
    );
    await sql`alter table organisations enable trigger organisations_describe`.execute(core.db);
    await sql`alter table handles disable trigger handles_change`.execute(core.db);
    await sql`update handles set changed_at = now() - interval '1 hour' where account_id = ${owner.id}`.execute(
      core.db,
    );
    await sql`alter table handles enable trigger handles_change`.execute(core.db);
  };
  const isDropped = async () => {
    const { moment } = await changedOrganisations(core, null);
    return (await changedOrganisations(core, moment)).keys?.includes(`organisation:${slug}`);
  };
  for (const change of [
    () => editOrganisation(core, owner, { organisationSlug: slug, version: 2, about: 'We teach weavers.' }),
    () => pictureOf(core, owner, slug),
    () => describeOrganisationPicture(core, owner, { organisationSlug: slug, alt: 'The gate.' }),
    () => sql`update people set headline = 'Principal' where account_id = ${owner.id}`.execute(core.db),
    () => sql`delete from organisation_staff where account_id = ${owner.id}`.execute(core.db),
  ]) {
    await settle();
    assert.equal(await isDropped(), false, String(change));
    await change();
    assert.equal(await isDropped(), true, String(change));
  }
});

test('everyone sees the picture of an open organisation, and only its staff that of another', async () => {
  const { owner, slug } = await ownerOf(core);
  const pictureId = await pictureOf(core, owner, slug);
  const open = (who: Member | typeof guest) =>
    openOrganisationPicture(core, who, { pictureId, variant: 'large' });
  assert.ok((await open(guest)).size > 0);
  await setState(slug, 'closed');
  await assert.rejects(open(guest), refused('organisation_unknown'));
  assert.ok((await open(owner)).size > 0);
  await setState(slug, 'active');
  await removeOrganisationPicture(core, owner, slug);
  await removeOrganisationPicture(core, owner, slug);
  await assert.rejects(open(owner), refused('organisation_unknown'));
  assert.equal((await getOrganisation(core, slug)).picture, null);
});

async function reported(kind: 'organisation' | 'organisation_picture' = 'organisation') {
  const { owner, slug } = await ownerOf(core);
  const pictureId = await pictureOf(core, owner, slug);
  const reporter = await member(core, { password: null });
  const isWhole = kind === 'organisation';
  await report(core, reporter, { reportedKind: kind, reportedId: isWhole ? slug : pictureId, ...said });
  return { owner, slug, caseId: await caseOf(isWhole ? await idOf(core, slug) : pictureId) };
}

const granted = async (owner: Member, caseId: string) => {
  await appealCase(core, owner, { caseId, appeal: appealWords });
  await answerCaseAppeal(second.core, second.admin, { caseId, lifted: true, reason });
};

test('a reported organisation is hidden until its owner’s appeal is granted', async () => {
  const { owner, slug, caseId } = await reported();
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  assert.equal(await isShown(slug), false);
  assert.equal((await getOwnOrganisation(core, owner, slug)).state, 'active');
  await granted(owner, caseId);
  assert.equal(await isShown(slug), true);
});

test('a pause by a case lets nothing new begin for its days, whatever the owner can do', async () => {
  const { owner, slug, caseId } = await reported();
  await decideCase(core, admin, { caseId, version: 1, outcome: 'pause', days: 7, reason });
  assert.deepEqual((await getOrganisation(core, slug)).isPaused, true);
  assert.equal((await getOwnOrganisation(core, owner, slug)).can.act, false);
  await endCasePauses(core);
  assert.equal((await getOrganisation(core, slug)).isPaused, true);
  await sql`update organisations set case_paused_until = now() where slug = ${slug}`.execute(core.db);
  await endCasePauses(core);
  assert.equal((await getOrganisation(core, slug)).isPaused, false);
});

test('an appeal ends a pause by a case, and a removal ends the organisation', async () => {
  const { owner, slug, caseId } = await reported();
  await decideCase(core, admin, { caseId, version: 1, outcome: 'pause', days: 7, reason });
  await granted(owner, caseId);
  assert.equal((await getOrganisation(core, slug)).isPaused, false);
  const again = await reported();
  await decideCase(core, admin, { caseId: again.caseId, version: 1, outcome: 'remove', reason });
  assert.equal(await isShown(again.slug), false);
  assert.equal((await getOwnOrganisation(core, again.owner, again.slug)).state, 'removed');
});

test('a reported picture is hidden alone', async () => {
  const { slug, caseId } = await reported('organisation_picture');
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  assert.equal((await getOrganisation(core, slug)).picture, null);
});

test('no one decides a case of their own organisation', async () => {
  const { slug, caseId } = await reported();
  await core.db
    .insertInto('organisation_staff')
    .values({ organisation_id: await idOf(core, slug), account_id: admin.id, role: 'reviewer' })
    .execute();
  await assert.rejects(
    decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason }),
    refused('case_own'),
  );
});

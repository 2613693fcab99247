import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { AffiliationState, AffiliationsBody } from '#contract/organisations/project-calls.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { idOf, ownerOf } from '#tests/organisations/organisations.ts';
import { completeProject, publishedProject } from '#tests/projects/published-project.ts';
import { guest } from '../ground/actor.ts';
import { archiveProject } from '../projects/archive-project.ts';
import { appealOrganisation } from './appeal-organisation.ts';
import { closeOrganisation } from './close-organisation.ts';
import { decideOrganisation } from './decide-organisation.ts';
import { findOrganisationOfProject } from './find-organisation-of-project.ts';
import { forgetAsks } from './forget-asks.ts';
import { getAtDesk } from './get-at-desk.ts';
import { getOrganisation } from './get-organisation.ts';
import { listAffiliationsOfOrganisation, listAffiliationsOfProject } from './list-affiliations.ts';
import { removeOrganisation } from './remove-organisation.ts';
import { sayOrganisation, unsayOrganisation } from './say-organisation.ts';
import { sayProject, unsayProject } from './say-project.ts';

const core = await freshCore();

/** A published project, an active organisation, and their owners. */
async function pair() {
  const team = await member(core, { password: null });
  const projectSlug = await publishedProject(core, team);
  const { owner, slug: organisationSlug } = await ownerOf(core);
  return { team, owner, named: { projectSlug, organisationSlug } };
}

const stateIn = ({ affiliations }: AffiliationsBody): AffiliationState | undefined => affiliations[0]?.state;
const shownAt = async (projectSlug: string) =>
  (await findOrganisationOfProject(core, guest, projectSlug)).organisation?.slug;
const projectsOf = async (slug: string) =>
  (await getOrganisation(core, slug)).projects.map((one) => one.slug);

test('a project that asks is of the organisation once an owner there agrees, and both pages say so', async () => {
  const { team, owner, named } = await pair();
  assert.equal(stateIn(await sayOrganisation(core, team, named)), 'asked_by_us');
  assert.equal(await shownAt(named.projectSlug), undefined);
  assert.deepEqual(await projectsOf(named.organisationSlug), []);
  const seen = await listAffiliationsOfOrganisation(core, owner, named.organisationSlug);
  assert.equal(stateIn(seen), 'asked_by_them');
  assert.equal(stateIn(await sayProject(core, owner, named)), 'agreed');
  assert.equal(await shownAt(named.projectSlug), named.organisationSlug);
  assert.deepEqual(await projectsOf(named.organisationSlug), [named.projectSlug]);
});

test('an organisation that asks has the project once an owner of it agrees', async () => {
  const { team, owner, named } = await pair();
  assert.equal(stateIn(await sayProject(core, owner, named)), 'asked_by_us');
  assert.equal(stateIn(await sayProject(core, owner, named)), 'asked_by_us');
  assert.equal(stateIn(await sayOrganisation(core, team, named)), 'agreed');
});

test('each side ends it at once and alone', async () => {
  for (const ends of [
    (one: Awaited<ReturnType<typeof pair>>) => unsayProject(core, one.owner, one.named),
    (one: Awaited<ReturnType<typeof pair>>) => unsayOrganisation(core, one.team, one.named),
  ]) {
    const one = await pair();
    await sayOrganisation(core, one.team, one.named);
    await sayProject(core, one.owner, one.named);
    assert.equal(stateIn(await ends(one)), undefined);
    assert.equal(await shownAt(one.named.projectSlug), undefined);
    assert.deepEqual(await projectsOf(one.named.organisationSlug), []);
  }
});

test('a side that was declined does not ask again for 90 days, and the other side still can', async () => {
  const { team, owner, named } = await pair();
  await sayOrganisation(core, team, named);
  assert.equal(stateIn(await unsayProject(core, owner, named)), 'declined_by_us');
  await assert.rejects(sayOrganisation(core, team, named), refused('organisation_ask_declined'));
  assert.equal(stateIn(await sayProject(core, owner, named)), 'asked_by_us');
  await unsayOrganisation(core, team, named);
  await sql`update organisation_projects set since = since - interval '91 days'`.execute(core.db);
  await forgetAsks(core);
  assert.equal(stateIn(await sayProject(core, owner, named)), 'asked_by_us');
});

test('a withdrawn ask leaves nothing', async () => {
  const { team, owner, named } = await pair();
  await sayOrganisation(core, team, named);
  assert.equal(stateIn(await unsayOrganisation(core, team, named)), undefined);
  assert.equal(stateIn(await listAffiliationsOfOrganisation(core, owner, named.organisationSlug)), undefined);
});

test('a project is of one organisation: ten agree at once, and one of them has it', async () => {
  const { team, named } = await pair();
  const others = await Promise.all(Array.from({ length: 10 }, () => ownerOf(core)));
  for (const { owner, slug } of others) await sayProject(core, owner, { ...named, organisationSlug: slug });
  const agreed = await Promise.allSettled(
    others.map(({ slug }) => sayOrganisation(core, team, { ...named, organisationSlug: slug })),
  );
  assert.equal(agreed.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of agreed)
    if (one.status === 'rejected') assert.ok(refused('organisation_of_another')(one.reason));
  assert.ok(await shownAt(named.projectSlug));
});

test('one side agrees while the other withdraws: both pages say the same after it', async () => {
  for (let round = 0; round < 5; round++) {
    const { team, owner, named } = await pair();
    await sayOrganisation(core, team, named);
    await Promise.all([sayProject(core, owner, named), unsayOrganisation(core, team, named)]);
    const mine = stateIn(await listAffiliationsOfOrganisation(core, owner, named.organisationSlug));
    const theirs = stateIn(await listAffiliationsOfProject(core, team, named.projectSlug));
    // Withdrawn first, the organisation asks by itself; agreed first, the project ended it.
    assert.ok(
      (mine === undefined && theirs === undefined) || (mine === 'asked_by_us' && theirs === 'asked_by_them'),
      `${mine} ${theirs}`,
    );
  }
});

test('only owners say so, of a published project and an active organisation', async () => {
  const { team, owner, named } = await pair();
  const stranger = await member(core, { password: null });
  await assert.rejects(sayProject(core, stranger, named), refused('organisation_unknown'));
  await assert.rejects(sayOrganisation(core, stranger, named), refused('project_unknown'));
  await sql`insert into organisation_staff (organisation_id, account_id, role)
    select id, ${stranger.id}, 'coordinator' from organisations where slug = ${named.organisationSlug}`.execute(
    core.db,
  );
  await assert.rejects(sayProject(core, stranger, named), refused('organisation_role_missing'));
  await assert.rejects(unsayProject(core, stranger, named), refused('organisation_role_missing'));
  const draft = await completeProject(core, team);
  await assert.rejects(
    sayOrganisation(core, team, { ...named, projectSlug: draft }),
    refused('project_closed'),
  );
  await assert.rejects(sayProject(core, owner, { ...named, projectSlug: draft }), refused('project_unknown'));
  await sql`update organisations set state = 'paused' where slug = ${named.organisationSlug}`.execute(
    core.db,
  );
  await assert.rejects(sayOrganisation(core, team, named), refused('organisation_not_active'));
  await assert.rejects(sayProject(core, owner, named), refused('organisation_not_active'));
});

test('a project asks at most three organisations at one time', async () => {
  const { team, named } = await pair();
  for (let asked = 0; asked < 3; asked++)
    await sayOrganisation(core, team, { ...named, organisationSlug: (await ownerOf(core)).slug });
  await assert.rejects(sayOrganisation(core, team, named), refused('organisation_asks_too_many'));
});

test('an archived project is on no page of the organisation, and its staff see nothing of it', async () => {
  const { team, owner, named } = await pair();
  await sayOrganisation(core, team, named);
  await sayProject(core, owner, named);
  await archiveProject(core, team, named.projectSlug);
  assert.deepEqual(await projectsOf(named.organisationSlug), []);
  assert.deepEqual(
    (await listAffiliationsOfOrganisation(core, owner, named.organisationSlug)).affiliations,
    [],
  );
  assert.equal(stateIn(await unsayOrganisation(core, team, named)), undefined);
});

test('a closed organisation has no projects any more', async () => {
  const { team, owner, named } = await pair();
  await sayOrganisation(core, team, named);
  await sayProject(core, owner, named);
  await closeOrganisation(core, owner, named.organisationSlug);
  assert.equal(await shownAt(named.projectSlug), undefined);
  await runReactions(core);
  assert.deepEqual((await listAffiliationsOfProject(core, team, named.projectSlug)).affiliations, []);
});

test('an organisation that an appeal puts back gets the projects that others do not have by now', async () => {
  const { admin } = await administrator(core);
  core.adminEmails = [admin.account.email];
  const { team, owner, named } = await pair();
  const taken = await pair();
  const { organisationSlug } = named;
  for (const one of [
    { who: team, projectSlug: named.projectSlug },
    { who: taken.team, projectSlug: taken.named.projectSlug },
  ]) {
    const of = { organisationSlug, projectSlug: one.projectSlug };
    await sayOrganisation(core, one.who, of);
    await sayProject(core, owner, of);
  }
  const organisationId = await idOf(core, organisationSlug);
  const reason = 'The college told us that it has not opened this page.';
  await removeOrganisation(core, admin, { organisationId, reason });
  await runReactions(core);
  assert.equal(await shownAt(named.projectSlug), undefined);
  assert.deepEqual((await listAffiliationsOfProject(core, team, named.projectSlug)).affiliations, []);
  await sayOrganisation(core, taken.team, taken.named);
  await sayProject(core, taken.owner, taken.named);
  await appealOrganisation(core, owner, {
    organisationSlug,
    appeal: 'The letter is from our own principal.',
  });
  const { version } = await getAtDesk(core, admin, organisationId);
  await decideOrganisation(core, admin, { organisationId, version, outcome: 'active', reason: '' });
  assert.equal(await shownAt(named.projectSlug), organisationSlug);
  assert.deepEqual(await projectsOf(organisationSlug), [named.projectSlug]);
});

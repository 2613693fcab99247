import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import {
  asked,
  creditFrom,
  creditSides,
  institutionOf,
} from '#tests/credit-opportunities/credit-opportunities.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { draftOpportunity } from '#tests/opportunities/opportunities.ts';
import { sampleName } from '#tests/organisations/organisations.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { showOwn } from '../opportunities/show-own.ts';
import { listTurns } from '../today/list-turns.ts';
import { declineCredit } from './decline-credit.ts';
import { getAskedOpportunity } from './get-asked-opportunity.ts';
import { getOpportunityCredit } from './get-opportunity-credit.ts';
import { nameInstitution, nameNoInstitution } from './name-institution.ts';

const core = await freshCore();
const someone = () => member(core, { password: null });
const { confirm, confirmed, shownOf, stateOf, waitingFor, edit } = creditSides(core);

test('an opportunity that names the institution no longer has nothing of its confirmation', async () => {
  for (const said of [{ credit: null }, { credit: { institution: 'Another College', hours: 90 } }]) {
    const one = await confirmed();
    await edit(one, said);
    assert.equal(await shownOf(one), null);
    await runReactions(core);
    const { state } = await core.db
      .selectFrom('credit_opportunities')
      .select('state')
      .where('id', '=', one.creditOpportunityId)
      .executeTakeFirstOrThrow();
    assert.equal(state, 'ended');
  }
});

test('a name that is not the institution’s own asks no one', async () => {
  const { owner, organisationSlug } = await institutionOf(core);
  const team = await someone();
  const one = { team, opportunity: await draftOpportunity(core, team) };
  await sql`update opportunities set state = 'live', terms = 1, closes_at = now() + interval '9 days'
    where id = ${one.opportunity.id}`.execute(core.db);
  await edit(one, {
    credit: { ...creditFrom(organisationSlug), institution: 'Indian Institute of Everything' },
  });
  await runReactions(core);
  assert.deepEqual(await waitingFor(owner, organisationSlug), []);
});

test('without an answer in time it stays unconfirmed; the institution can still answer, the team ask again', async () => {
  const one = await asked(core);
  const lapse = async () => {
    await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${one.creditOpportunityId}`.execute(
      core.db,
    );
    await lapseDueDeadlines(core);
    await runReactions(core);
  };
  await lapse();
  assert.equal(await stateOf(one), 'unanswered');
  assert.deepEqual(await listTurns(core, one.owner).then((turns) => turns.mine), []);
  const { version } = await showOwn(core, one.team, one.opportunity.id);
  const again = {
    opportunityId: one.opportunity.id,
    version,
    organisationSlug: one.organisationSlug,
    hours: 90,
  };
  const { named } = await nameInstitution(core, one.team, again);
  assert.equal(named?.answer?.state, 'asked');
  await lapse();
  const { version: last } = await getAskedOpportunity(core, one.owner, one.named);
  await confirm(one, { version: last });
  assert.equal((await shownOf(one))?.hours, 90);
});

test('a member of the team who may not edit the opportunity does not ask again', async () => {
  const one = await asked(core);
  await sql`update credit_opportunities set state = 'unanswered' where id = ${one.creditOpportunityId}`.execute(
    core.db,
  );
  const helper = await member(core, { password: null });
  await sql`insert into project_members (project_id, account_id, is_owner)
    select project_id, ${helper.id}, false from opportunities where id = ${one.opportunity.id}`.execute(
    core.db,
  );
  const { organisationSlug } = one;
  const again = { opportunityId: one.opportunity.id, version: 1, organisationSlug, hours: 90 };
  await assert.rejects(nameInstitution(core, helper, again), refused('opportunity_closed'));
  assert.equal(await stateOf(one), 'unanswered');
});

test('a declined question is not asked again, and the institution may change its answer', async () => {
  const one = await asked(core);
  const { version } = await declineCredit(core, one.owner, { ...one.named, reason: 'No course fits.' });
  const { named, opportunity } = await getOpportunityCredit(core, one.team, one.opportunity.id);
  assert.deepEqual([named?.answer?.state, named?.answer?.reason], ['declined', 'No course fits.']);
  const again = { opportunityId: opportunity.id, organisationSlug: one.organisationSlug, hours: 90 };
  const named2 = nameInstitution(core, one.team, { ...again, version: opportunity.version });
  await assert.rejects(named2, refused('credit_opportunity_answered'));
  await edit(one, { hoursAWeek: 20 });
  await runReactions(core);
  assert.equal(await stateOf(one), 'declined');
  await confirm(one, { version, terms: 2 });
  assert.equal(await stateOf(one), 'confirmed');
});

test('an institution is named with its own name, and written by hand again', async () => {
  const { organisationSlug } = await institutionOf(core);
  const team = await someone();
  const { id: opportunityId, version } = await draftOpportunity(core, team);
  const named = await nameInstitution(core, team, { opportunityId, version, organisationSlug, hours: 60 });
  assert.deepEqual(named.credit, { institution: sampleName, hours: 60, organisation: organisationSlug });
  assert.equal(named.named?.answer, null);
  const byHand = await nameNoInstitution(core, team, opportunityId);
  assert.deepEqual(
    [byHand.credit?.institution, byHand.credit?.organisation, byHand.named],
    [sampleName, '', null],
  );
});

test('a company and a paused institution cannot be named', async () => {
  const { organisationSlug } = await institutionOf(core);
  const team = await someone();
  const { id: opportunityId, version } = await draftOpportunity(core, team);
  const name = () => nameInstitution(core, team, { opportunityId, version, organisationSlug, hours: 60 });
  await sql`update organisations set state = 'paused' where slug = ${organisationSlug}`.execute(core.db);
  await assert.rejects(name(), refused('credit_institution_unknown'));
  await sql`update organisations set state = 'active', kind = 'Company' where slug = ${organisationSlug}`.execute(
    core.db,
  );
  await assert.rejects(name(), refused('credit_institution_unknown'));
});

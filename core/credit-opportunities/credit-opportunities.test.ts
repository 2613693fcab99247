import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { joinTeam } from '#tests/agreements/agreements.ts';
import {
  type Asked,
  asked,
  creditFrom,
  creditOpportunity,
  creditSides,
  institutionOf,
  ruleOf,
} from '#tests/credit-opportunities/credit-opportunities.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { draftOpportunity } from '#tests/opportunities/opportunities.ts';
import { idOf, proveAddress, sampleName, staffOf } from '#tests/organisations/organisations.ts';
import { findFeed } from '../feeds/find-feed.ts';
import { changedOpportunities } from '../opportunities/changed-opportunities.ts';
import { closeOpportunity } from '../opportunities/close-opportunity.ts';
import { decideReview } from '../opportunities/decide-review.ts';
import { findOpportunities } from '../opportunities/find-opportunities.ts';
import { submitOpportunity } from '../opportunities/submit-opportunity.ts';
import { changedOrganisations } from '../organisations/changed-organisations.ts';
import { closeOrganisation } from '../organisations/close-organisation.ts';
import { settleOrganisation } from '../organisations/steps/settle-organisation.ts';
import { listTurns } from '../today/list-turns.ts';
import { confirmCredit } from './confirm-credit.ts';
import { takeCreditBack } from './decline-credit.ts';
import { getAskedOpportunity } from './get-asked-opportunity.ts';
import { getOpportunityCredit } from './get-opportunity-credit.ts';
import { listConfirmedOpportunities } from './list-confirmed-opportunities.ts';
import { refreshConfirmed } from './steps/refresh-confirmed.ts';

const core = await freshCore();
const someone = () => member(core, { password: null });
const none = {
  search: '',
  kind: '',
  skill: '',
  place: '',
  within: '',
  remote: '',
  hours: '',
  pay: 0,
  currency: 'INR',
  equity: '',
  credit: '',
  verified: '',
  begins: '',
  textIn: '',
  order: 'newest',
} as const;

const { confirm, confirmed, shownOf, stateOf, waitingFor, edit } = creditSides(core);

test('an opportunity asks the institution that it names once it is open, not as a draft', async () => {
  const [admin, team] = [await member(core, { roles: ['administrator'] } as never), await someone()];
  const { owner, organisationSlug } = await institutionOf(core);
  const { id } = await draftOpportunity(core, team, { credit: creditFrom(organisationSlug) });
  const { version } = await submitOpportunity(core, team, id);
  await runReactions(core);
  assert.deepEqual(await waitingFor(owner, organisationSlug), []);
  await decideReview(core, admin, { opportunityId: id, version, verdict: 'approved', reason: '' });
  await runReactions(core);
  assert.equal((await waitingFor(owner, organisationSlug)).length, 1);
  const { named } = await getOpportunityCredit(core, team, id);
  assert.equal(named?.answer?.state, 'asked');
  assert.notEqual(named?.answer?.dueAt, '');
});

test('before an answer the opportunity is open and says that nothing is confirmed', async () => {
  const one = await asked(core);
  assert.equal(await shownOf(one), null);
  const found = await findOpportunities(core, { ...none, institution: one.organisationSlug, after: '' });
  assert.deepEqual(found.opportunities, []);
});

test('confirmed credit stands on the page, in lists and in feeds', async () => {
  const one = await asked(core);
  await confirm(one, { hours: 75 });
  const said = { organisation: one.organisationSlug, name: sampleName, hours: 75, credits: 2 };
  assert.deepEqual(await shownOf(one), said);
  const wanted = { ...none, institution: one.organisationSlug };
  const { opportunities } = await findOpportunities(core, { ...wanted, after: '' });
  assert.deepEqual(
    opportunities.map((found) => [found.slug, found.creditConfirmed]),
    [[one.opportunity.slug, said]],
  );
  const feed = await findFeed(core, { filters: wanted, most: 20 });
  assert.deepEqual('entries' in feed && feed.entries.map((entry) => entry.creditConfirmed), [said]);
});

test('the filter takes a part of the name of the institution as well as its address', async () => {
  const one = await confirmed();
  const by = async (institution: string) =>
    (await findOpportunities(core, { ...none, institution, after: '' })).opportunities.map(
      ({ slug }) => slug,
    );
  assert.ok((await by('college of COMM')).includes(one.opportunity.slug));
  assert.deepEqual(await by('%'), []);
  assert.deepEqual(await by('another college'), []);
});

test('a search by the address of an institution says its name, even where it finds nothing', async () => {
  const one = await confirmed();
  const nameOf = async (institution: string, search = '') =>
    (await findOpportunities(core, { ...none, institution, search, after: '' })).institution;
  assert.equal(await nameOf(one.organisationSlug), sampleName);
  assert.equal(await nameOf(one.organisationSlug, 'zeppelin'), sampleName);
  assert.equal(await nameOf('another-college'), '');
  assert.equal(await nameOf(''), '');
});

test('credits follow from the rule of the chosen cohort that gives most, within its bounds', async () => {
  const owner = await someone();
  const roster = await institutionOf(core, owner, { perCredit: 40, mostHours: 80 });
  const { creditOpportunityId } = await creditOpportunity(
    core,
    await someone(),
    roster.organisationSlug,
    110,
  );
  const said = {
    organisationSlug: roster.organisationSlug,
    requestId: creditOpportunityId,
    hours: 110,
    terms: 1,
  };
  const { credits } = await confirmCredit(core, owner, { ...said, version: 1, cohorts: [roster.cohortId] });
  assert.equal(credits, 2);
  const few = { ...said, version: 2, hours: 39, cohorts: [roster.cohortId] };
  await assert.rejects(confirmCredit(core, owner, few), refused('credit_opportunity_few_hours'));
});

test('an institution confirms no more hours than the opportunity says, and for cohorts with a rule alone', async () => {
  const one = await asked(core);
  await assert.rejects(confirm(one, { hours: 91 }), refused('credit_opportunity_hours'));
  await core.db.deleteFrom('credit_rules').where('cohort_id', '=', one.cohortId).execute();
  await assert.rejects(confirm(one), refused('credit_opportunity_cohorts'));
  const other = await institutionOf(core);
  const said = { ...one.named, version: 1, terms: 1, hours: 60, cohorts: [other.cohortId] };
  await assert.rejects(confirmCredit(core, one.owner, said), refused('credit_opportunity_cohorts'));
  assert.equal(await stateOf(one), 'asked');
});

test('the same confirmation twice changes nothing, and one based on an older version is a conflict', async () => {
  const one = await confirmed();
  assert.equal((await confirm(one)).version, 2);
  await assert.rejects(confirm(one, { hours: 60 }), refused('conflict'));
  assert.equal((await confirm(one, { hours: 60, version: 2 })).hours, 60);
});

test('worse terms void a confirmation at once, and the institution is asked once more', async () => {
  const one = await confirmed();
  await edit(one, { hoursAWeek: 20 });
  assert.equal(await shownOf(one), null);
  await runReactions(core);
  assert.equal(await stateOf(one), 'asked');
  assert.deepEqual(await waitingFor(one.owner, one.organisationSlug), [one.creditOpportunityId]);
});

test('terms that are not worse leave a confirmation as it is', async () => {
  const one = await confirmed();
  await edit(one, { title: 'Counter for two cold rooms', credit: { institution: sampleName, hours: 100 } });
  await runReactions(core);
  assert.equal((await shownOf(one))?.hours, 90);
  assert.equal(await stateOf(one), 'confirmed');
});

test('the pause or the end of an institution ends what it has confirmed, and the owners are told', async () => {
  const ends = [
    (one: Asked) => closeOrganisation(core, one.owner, one.organisationSlug),
    async ({ owner, organisationSlug }: Asked) => {
      await sql`delete from organisation_addresses where account_id = ${owner.id}`.execute(core.db);
      const id = await idOf(core, organisationSlug);
      await core.db.transaction().execute((tx) => settleOrganisation(tx, id));
    },
  ];
  for (const end of ends) {
    const one = await confirmed();
    await end(one);
    await runReactions(core);
    assert.equal(await shownOf(one), null);
    assert.equal(await stateOf(one), 'ended');
    const { rows } = await sql`select from notifications
      where account_id = ${one.team.id} and kind = 'credit_ended'`.execute(core.db);
    assert.equal(rows.length, 1);
  }
});

test('a confirmation that is taken back stands nowhere any more', async () => {
  const one = await confirmed();
  await takeCreditBack(core, one.owner, { ...one.named, reason: '' });
  await takeCreditBack(core, one.owner, { ...one.named, reason: '' });
  assert.equal(await shownOf(one), null);
  assert.deepEqual((await listConfirmedOpportunities(core, one.organisationSlug)).opportunities, []);
});

test('staff in the team of the project cannot answer, and have no row on Today for it', async () => {
  const one = await asked(core);
  const staff = await staffOf(core, one.organisationSlug, ['coordinator']);
  assert.equal((await listTurns(core, staff)).mine.length, 0, 'the role works once an address is proven');
  await proveAddress(core, staff, one.organisationSlug);
  assert.equal((await listTurns(core, staff)).mine.length, 1);
  const { slug } = await core.db
    .selectFrom('projects')
    .innerJoin('opportunities', 'opportunities.project_id', 'projects.id')
    .select('projects.slug')
    .where('opportunities.id', '=', one.opportunity.id)
    .executeTakeFirstOrThrow();
  await joinTeam(core, slug, staff, false);
  assert.equal((await listTurns(core, staff)).mine.length, 0);
  await assert.rejects(confirm(one, { by: staff }), refused('credit_opportunity_own'));
  assert.equal((await getAskedOpportunity(core, staff, one.named)).canAnswer, false);
});

test('only coordinators and owners answer; another institution knows nothing of it', async () => {
  const one = await asked(core);
  const reviewer = await staffOf(core, one.organisationSlug, ['reviewer']);
  await proveAddress(core, reviewer, one.organisationSlug);
  await assert.rejects(confirm(one, { by: reviewer }), refused('organisation_role_missing'));
  await assert.rejects(getAskedOpportunity(core, reviewer, one.named), refused('organisation_role_missing'));
  const other = await asked(core);
  const foreign = { organisationSlug: other.organisationSlug, requestId: one.creditOpportunityId };
  await assert.rejects(
    getAskedOpportunity(core, other.owner, foreign),
    refused('credit_opportunity_unknown'),
  );
  await assert.rejects(confirm(one, { by: await someone() }), refused('organisation_unknown'));
});

test('staff read nothing of an opportunity that others do not see', async () => {
  const one = await asked(core);
  await sql`update opportunities set held_back_at = now() where id = ${one.opportunity.id}`.execute(core.db);
  assert.deepEqual(await waitingFor(one.owner, one.organisationSlug), []);
  await assert.rejects(
    getAskedOpportunity(core, one.owner, one.named),
    refused('credit_opportunity_unknown'),
  );
  assert.equal((await listTurns(core, one.owner)).mine.length, 0);
});

test('a closed opportunity asks no longer, and keeps what was confirmed', async () => {
  const [open, done] = [await asked(core), await confirmed()];
  for (const { team, opportunity } of [open, done]) await closeOpportunity(core, team, opportunity.id);
  await runReactions(core);
  assert.equal(await stateOf(open), 'ended');
  assert.equal((await shownOf(done))?.hours, 90);
  assert.deepEqual((await listConfirmedOpportunities(core, done.organisationSlug)).opportunities, []);
});

test('another name of the institution and another rule reach what is confirmed, and end it without credit', async () => {
  const one = await confirmed();
  const organisationId = await idOf(core, one.organisationSlug);
  await ruleOf(core, one.cohortId, { perCredit: 45, version: 2 });
  await sql`update organisations set name = 'Wardha University' where id = ${organisationId}`.execute(
    core.db,
  );
  await core.db.transaction().execute((tx) => refreshConfirmed(tx, organisationId));
  const { name, credits } = (await shownOf(one)) ?? {};
  assert.deepEqual([name, credits], ['Wardha University', 2]);
  await sql`insert into credit_rules (cohort_id, version, hours_a_credit, least_hours, most_hours, most_credits)
    values (${one.cohortId}, 3, 100, 100, 120, 4)`.execute(core.db);
  await core.db.transaction().execute((tx) => refreshConfirmed(tx, organisationId));
  assert.equal(await shownOf(one), null);
});

test('a confirmation ends with the last cohort that has a rule', async () => {
  const one = await confirmed();
  const organisationId = await idOf(core, one.organisationSlug);
  await sql`delete from credit_opportunity_cohorts where cohort_id = ${one.cohortId}`.execute(core.db);
  await core.db.transaction().execute((tx) => refreshConfirmed(tx, organisationId));
  assert.equal(await shownOf(one), null);
});

test('the kept pages of opportunity and institution change with each answer, and with the opportunity', async () => {
  const one = await asked(core);
  const pages = async (act: () => Promise<unknown>) => {
    for (const table of ['opportunities', 'projects', 'organisations']) {
      const of = sql.table(table);
      await sql`alter table ${of} disable trigger user`.execute(core.db);
      await sql`update ${of} set changed_at = now() - interval '1 hour'`.execute(core.db);
      await sql`alter table ${of} enable trigger user`.execute(core.db);
    }
    const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(core.db);
    const since = rows[0]?.now ?? '';
    await act();
    const [ofOpportunity, ofOrganisation] = [
      await changedOpportunities(core, since),
      await changedOrganisations(core, since),
    ];
    return [
      ofOpportunity.keys?.includes(one.opportunity.slug),
      ofOrganisation.keys?.includes(`organisation:${one.organisationSlug}`),
    ];
  };
  assert.deepEqual(await pages(() => confirm(one)), [true, true]);
  assert.deepEqual(await pages(() => edit(one, { title: 'Counter for rooms' })), [true, true]);
  assert.deepEqual(await pages(() => takeCreditBack(core, one.owner, { ...one.named, reason: '' })), [
    true,
    true,
  ]);
});

test('staff confirm while the team makes the terms worse: terms that staff have not read stay unconfirmed', async () => {
  for (let round = 0; round < 5; round++) {
    const one = await asked(core);
    await Promise.allSettled([confirm(one), edit(one, { hoursAWeek: 20 })]);
    await runReactions(core);
    assert.equal(await shownOf(one), null);
    assert.equal(await stateOf(one), 'asked');
  }
});

test('ten staff confirm at once: one answer counts, and all read the same', async () => {
  const one = await asked(core);
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => confirm(one, { hours: 60 + at })),
  );
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
  const { hours } = await getAskedOpportunity(core, one.owner, one.named);
  assert.equal((await shownOf(one))?.hours, hours);
});

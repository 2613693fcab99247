import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { DraftParam } from '#contract/agreements/draft.ts';
import {
  active,
  drafted,
  equity,
  joinTeam,
  milestone as milestoneOf,
  poolOf,
  proposed,
  sidesOf,
  sign,
} from '#tests/agreements/agreements.ts';
import { again, bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { block } from '../blocks/block.ts';
import type { Member } from '../ground/actor.ts';
import { listUpdates } from '../projects/list-updates.ts';
import { writeUpdate } from '../projects/write-update.ts';
import { beginCounter } from './begin-counter.ts';
import { agreementDeadlines } from './deadlines.ts';
import { editDraft } from './edit-draft.ts';
import { listAgreements } from './list-agreements.ts';
import { startMilestone } from './milestones/start-milestone.ts';
import { agreementNotifications } from './notifications.ts';
import { propose } from './propose.ts';
import { showAgreement } from './show-agreement.ts';
import { showLedger } from './show-ledger.ts';
import { showPoolUse } from './show-pool-use.ts';
import { subjectOfStep } from './step-subject.ts';

const core = await freshCore();

test('notifications about agreements of a project name the other side, and number those of the same two', async () => {
  const between = await sidesOf(core, 'Kwame Mensah');
  const asha = await member(core, { name: 'Asha Patil', password: null });
  await joinTeam(core, between.project, asha);
  const { id: first, project } = await proposed(core, between);
  const { id: other } = await proposed(core, { ...between, contributor: asha });
  const { id: second } = await proposed(core, between);
  const { agreement, milestone } = agreementNotifications.subjects ?? {};
  assert.ok(agreement && milestone);
  const things = async () => {
    const named = await agreement(core.db, [first, other, second]);
    return [first, other, second].map((id) => named.get(id)?.thing);
  };
  const { name } = project;
  assert.deepEqual(await things(), [
    `${name}, Kwame Mensah`,
    `${name}, Asha Patil`,
    `${name}, Kwame Mensah (2)`,
  ]);
  // Today names the role; mails carry no words of a text, so the agreements of the same two have a number alone there.
  const described = await agreementDeadlines.agreement_answer?.(core.db, [first, second], between.owner);
  assert.deepEqual(
    [first, second].map((id) => [described?.get(id)?.thing, described?.get(id)?.inMails]),
    [
      [`Builder of counters, ${name}`, name],
      [`Builder of counters (2), ${name}`, `${name} (2)`],
    ],
  );
  const due = [5, 8].map((entry) => subjectOfStep(other, 1, entry));
  const payments = await agreementDeadlines.payment?.(
    core.db,
    [...due, subjectOfStep(first, 1, 5)],
    between.owner,
  );
  assert.deepEqual(
    [...due, subjectOfStep(first, 1, 5)].map((id) => {
      const { thing, milestone: of, payment, payments: all } = payments?.get(id) ?? {};
      return [thing, of, payment, all];
    }),
    [
      [`Builder of counters, ${name}`, 1, 1, 2],
      [`Builder of counters, ${name}`, 1, 2, 2],
      [`Builder of counters, ${name}`, 1, undefined, undefined],
    ],
  );
  const step = subjectOfStep(other, 3);
  const third = (await milestone(core.db, [step])).get(step);
  assert.deepEqual([third?.thing, third?.milestone], [`${name}, Asha Patil`, 3]);
  await setStanding(core, asha.id, standings.suspended);
  assert.equal((await things())[1], name, 'who may not be seen is not named');
});

/** How an owner reads the contributor: in the list, on the page, in the record of the pool, and in the updates of the project. */
async function readByOwner(owner: Member, id: string, project: string) {
  const viewer = await again(core, owner);
  const { agreements } = await listAgreements(core, viewer, { list: 'open', after: '' });
  const row = agreements.find((one) => one.id === id)?.person;
  const { person, signatures } = await showAgreement(core, viewer, id);
  const { people } = await showPoolUse(core, viewer, project);
  const { updates } = await listUpdates(core, viewer, project);
  assert.deepEqual(row, person);
  assert.equal(signatures.find(({ party }) => party === 'contributor')?.id, person.id);
  const ledger = await showLedger(core, viewer, { agreementId: id, before: 0 });
  return {
    id: person.id,
    names: new Set([person.name, people[0]?.name, updates[0]?.by, ledger.person, ledger.entries[0]?.name]),
  };
}

test('a side that may not be seen keeps the last seen name, and a child has neither name nor id', async () => {
  const hide: Record<string, (owner: Member, contributor: Member) => Promise<unknown>> = {
    blocked: (owner, { id }) => block(core, owner, { personId: id }),
    suspended: (_, { id }) => setStanding(core, id, standings.suspended),
    'a child': (_, { id }) => setStanding(core, id, { birth_date: bornYearsAgo(15) }),
  };
  for (const [way, hideFrom] of Object.entries(hide)) {
    const between = await sidesOf(core, 'Kwame Mensah');
    const { owner, contributor, project } = between;
    await poolOf(core, owner, project);
    const shares = { milestones: [milestoneOf({ highestShare: 100 })], equity: equity() };
    const { id } = await active(core, between, shares);
    await startMilestone(core, contributor, { agreementId: id, milestone: 1, basedOn: 0, share: 50 });
    await writeUpdate(core, contributor, { projectSlug: project, text: 'The first counter runs.' });
    await hideFrom(owner, contributor);
    await sql`update accounts set name = 'Kofi Annor' where id = ${contributor.id}`.execute(core.db);
    const isChild = way === 'a child';
    const name = isChild ? '' : 'Kwame Mensah';
    assert.deepEqual(
      await readByOwner(owner, id, project),
      {
        id: isChild ? '' : contributor.id,
        names: new Set([name]),
      },
      way,
    );
    const described = await agreementDeadlines.agreement_answer?.(core.db, [id], await again(core, owner));
    assert.equal(described?.get(id)?.person, name, way);
    const notified = await agreementNotifications.subjects?.agreement?.(core.db, [id]);
    assert.doesNotMatch(notified?.get(id)?.thing ?? '', /Kofi/, `${way}: in notifications`);
  }
});

test('a draft names the other side as its writer may read it, and the text can be signed so', async () => {
  const between = await sidesOf(core, 'Kwame Mensah');
  const { contributor } = between;
  const { id } = await proposed(core, between);
  const blocked = await again(core, between.owner);
  await block(core, contributor, { personId: blocked.id });
  const rename = (name: string, { id: who }: Member) =>
    sql`update accounts set name = ${name} where id = ${who}`.execute(core.db);
  await rename('Kofi Annor', contributor);
  await rename('Meera Kale', blocked);
  const counter = async (who: Member, said: DraftParam) => {
    const { draft } = await beginCounter(core, who, id);
    const version = draft?.version ?? 0;
    const edited = await editDraft(core, who, { agreementId: id, version, said });
    assert.doesNotMatch(edited.draft?.text ?? '', who.id === contributor.id ? /Meera Kale/ : /Kofi Annor/);
    return propose(core, who, { agreementId: id, version: edited.draft?.version ?? 0 });
  };
  const other = await again(core, contributor);
  const byContributor = await counter(other, { terms: { hoursAWeek: 9 } });
  assert.equal(byContributor.document?.parties.contributor.name, 'Kofi Annor', 'their own name they write');
  const owner = await again(core, between.owner);
  const { document } = await counter(owner, { terms: { hoursAWeek: 8 } });
  assert.deepEqual(
    [document?.parties.contributor.name, document?.parties.project.name],
    ['Kwame Mensah', 'Meera Kale'],
  );
  await sign(core, owner, id);
  await sign(core, other, id);
  assert.equal((await showAgreement(core, owner, id)).stage, 'active');
});

test('a draft names no one who has turned out to be a child', async () => {
  const between = await sidesOf(core, 'Kwame Mensah');
  const { id } = await drafted(core, between);
  await setStanding(core, between.contributor.id, { birth_date: bornYearsAgo(15) });
  const shown = await showAgreement(core, await again(core, between.owner), id);
  assert.doesNotMatch(JSON.stringify(shown), /Kwame/);
});

test('an owner whose name shows nothing is named by their handle, and one who signed keeps the signed name', async () => {
  const between = await sidesOf(core);
  const { owner, contributor, project } = between;
  const silent = await member(core, { name: 'Suresh Rao', password: null });
  await joinTeam(core, project, silent, true);
  const { id } = await active(core, between);
  await sql`update accounts set name = ${'\u2800 \u3164'} where id = ${silent.id}`.execute(core.db);
  await sql`update accounts set name = 'Meera Kale' where id = ${owner.id}`.execute(core.db);
  const { draft } = await beginCounter(core, contributor, id);
  const said = { terms: { hoursAWeek: 9 } };
  const version = draft?.version ?? 0;
  const edited = await editDraft(core, contributor, { agreementId: id, version, said });
  const { amendment } = await propose(core, contributor, {
    agreementId: id,
    version: edited.draft?.version ?? 0,
  });
  const party = amendment?.document?.parties.project;
  assert.ok(party && 'owners' in party);
  assert.equal(party.name, party.owners[0], 'one person has one name in a text');
  assert.equal(party.owners.length, 2);
  assert.match(party.owners[1] ?? '', /^[\w-]+$/);
});

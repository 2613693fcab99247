import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import type { Member } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import {
  dayFromNow,
  draftOpportunity,
  goodSaid,
  openOpportunity,
} from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { archiveProject } from '../projects/archive-project.ts';
import { getProject } from '../projects/get-project.ts';
import { changedOpportunities } from './changed-opportunities.ts';
import { closeOpportunity } from './close-opportunity.ts';
import { createOpportunity } from './create-opportunity.ts';
import { deleteOpportunity } from './delete-opportunity.ts';
import { duplicateOpportunity } from './duplicate-opportunity.ts';
import { editOpportunity } from './edit-opportunity.ts';
import { expireOpportunities } from './expire-opportunities.ts';
import { getOpportunity } from './get-opportunity.ts';
import { listOwnOpportunities } from './list-own-opportunities.ts';
import { listSaved } from './list-saved.ts';
import { pauseOpportunity } from './pause-opportunity.ts';
import { renewOpportunity } from './renew-opportunity.ts';
import { reopenOpportunity } from './reopen-opportunity.ts';
import { resumeOpportunity } from './resume-opportunity.ts';
import { saveOpportunity } from './save-opportunity.ts';
import { showOwn } from './show-own.ts';
import { freeSeat, holdFreeSeat, takeHeldSeat } from './steps/seats.ts';
import { submitOpportunity } from './submit-opportunity.ts';
import { unsaveOpportunity } from './unsave-opportunity.ts';

const core = await freshCore();
const guest = { kind: 'guest' } as const;
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const open = (changes: SaidParam = {}) => openOpportunity(core, owner, changes, project);
const stateOf = async (id: string, of: Member = owner) => (await showOwn(core, of, id)).state;
const moveClosing = (id: string, when: string) =>
  sql`update opportunities set closes_at = now() + ${when}::interval where id = ${id}`.execute(core.db);

test('a draft is stored as written, once for a key, and strangers learn nothing of it', async () => {
  const said = goodSaid();
  const make = () => createOpportunity(core, owner, { projectSlug: project, said, key: 'once' });
  const held = await holdRow(core, owner.id, 'update');
  const asked = Promise.all(Array.from({ length: 10 }, make));
  await held.waiters(5);
  await held.release();
  const made = await asked;
  assert.equal(new Set(made.map(({ id }) => id)).size, 1);
  const [{ id, slug, state, said: kept } = await make()] = made;
  assert.deepEqual([state, kept.place, kept.skills], ['draft', 'Nagpur, Maharashtra', ['Python', 'Sensors']]);
  const stranger = await member(core);
  for (const attempt of [
    () => showOwn(core, stranger, id),
    () => editOpportunity(core, stranger, { opportunityId: id, version: 1, said: {} }),
    () => submitOpportunity(core, stranger, id),
    () => deleteOpportunity(core, stranger, id),
    () => getOpportunity(core, stranger, slug),
    () => getOpportunity(core, guest, slug),
    () => saveOpportunity(core, stranger, slug),
  ])
    await assert.rejects(attempt, refused('opportunity_unknown'));
  await assert.rejects(
    createOpportunity(core, stranger, { projectSlug: project, said }),
    refused('project_unknown'),
  );
  await deleteOpportunity(core, owner, id);
  await assert.rejects(showOwn(core, owner, id), refused('opportunity_unknown'));
});

test('the team reads what only its owners can change', async () => {
  const mate = await member(core);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${mate.id}, false from projects where slug = ${project}`.execute(core.db);
  const { id } = await open();
  const seen = await showOwn(core, mate, id);
  assert.ok(Object.values(seen.can).every((can) => !can));
  for (const attempt of [
    () => editOpportunity(core, mate, { opportunityId: id, version: 1, said: {} }),
    () => pauseOpportunity(core, mate, id),
    () => closeOpportunity(core, mate, id),
    () => renewOpportunity(core, mate, id),
    () => duplicateOpportunity(core, mate, { opportunityId: id }),
  ])
    await assert.rejects(attempt, refused('opportunity_closed'));
  const listed = await listOwnOpportunities(core, mate, { project, after: '' });
  assert.ok(listed.opportunities.some((one) => one.id === id));
});

test('a location is a city, a district or a PIN code, and an unknown one is refused with advice', async () => {
  const placed = async (place: string) =>
    (await draftOpportunity(core, owner, { place }, project)).said.place;
  assert.deepEqual(
    [await placed('पुणे'), await placed('४११ ००४')],
    ['Pune, Maharashtra', 'Pune district, Maharashtra'],
  );
  await assert.rejects(placed('Atlantis'), refused('place_unknown', 'place'));
  await assert.rejects(placed('999999'), refused('pin_code_unknown', 'place'));
  await assert.rejects(placed('0110'), refused('pin_code_form', 'place'));
});

test('pausing, resuming, closing and duplicating work, and repeating a step changes nothing', async () => {
  const { id } = await open();
  assert.equal((await pauseOpportunity(core, owner, id)).state, 'paused');
  assert.equal((await pauseOpportunity(core, owner, id)).state, 'paused');
  assert.equal((await resumeOpportunity(core, owner, id)).state, 'live');
  assert.equal((await submitOpportunity(core, owner, id)).state, 'live');
  await pauseOpportunity(core, owner, id);
  await moveClosing(id, '-1 second');
  await assert.rejects(resumeOpportunity(core, owner, id), refused('opportunity_over'));
  await assert.rejects(deleteOpportunity(core, owner, id), refused('opportunity_no_draft'));
  assert.equal((await closeOpportunity(core, owner, id)).state, 'closed');
  assert.equal((await closeOpportunity(core, owner, id)).state, 'closed');
  for (const attempt of [
    () => pauseOpportunity(core, owner, id),
    () => resumeOpportunity(core, owner, id),
    () => submitOpportunity(core, owner, id),
    () => renewOpportunity(core, owner, id),
    () => editOpportunity(core, owner, { opportunityId: id, version: 1, said: { title: 'B' } }),
  ])
    await assert.rejects(attempt, refused('opportunity_closed'));
  const copy = await duplicateOpportunity(core, owner, { opportunityId: id, key: 'copy' });
  const same = await duplicateOpportunity(core, owner, { opportunityId: id, key: 'copy' });
  assert.deepEqual(
    [copy.id, copy.state, copy.said.closesOn, copy.said.title],
    [same.id, 'draft', '', goodSaid().title],
  );
});

test('an opportunity past its closing day expires once, by the database’s time, and is renewed for 30 days', async () => {
  const { id, slug } = await open();
  const later = await open();
  await moveClosing(id, '-1 second');
  assert.equal((await getOpportunity(core, guest, slug)).state, 'expired');
  await Promise.all([expireOpportunities(core), expireOpportunities(core), expireOpportunities(core)]);
  assert.deepEqual([await stateOf(id), await stateOf(later.id)], ['expired', 'live']);
  const { rows } =
    await sql`select from events where name = 'opportunities.expired' and subject ->> 'opportunityId' = ${id}`.execute(
      core.db,
    );
  assert.equal(rows.length, 1);
  const laterOn = (opportunityId: string) =>
    editOpportunity(core, owner, { opportunityId, version: 1, said: { closesOn: dayFromNow(25) } });
  await assert.rejects(laterOn(id), refused('opportunity_over'));
  await sql`update opportunities set open_applications = 1 where id in (${id}, ${later.id})`.execute(core.db);
  await assert.rejects(laterOn(later.id), refused('opportunity_applications_open'));
  await assert.rejects(renewOpportunity(core, owner, id), refused('opportunity_applications_open'));
  await sql`update opportunities set open_applications = 0 where id = ${id}`.execute(core.db);
  const renewed = await renewOpportunity(core, owner, id);
  assert.deepEqual([renewed.state, renewed.said.closesOn, renewed.terms], ['live', dayFromNow(30), 1]);
  assert.equal((await renewOpportunity(core, owner, id)).version, renewed.version);
});

test('of ten who take two seats two get one; a filled opportunity reopens when a seat is free', async () => {
  const { id } = await open({ seats: 2 });
  const inTurn = (step: (tx: Parameters<typeof holdFreeSeat>[0]) => Promise<void>) =>
    core.db.transaction().execute(async (tx) => {
      await sql`select from projects where slug = ${project} for update`.execute(tx);
      await step(tx);
    });
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, () => inTurn((tx) => holdFreeSeat(tx, id))),
  );
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 2);
  for (const one of all) if (one.status === 'rejected') refused('opportunity_full')(one.reason);
  await assert.rejects(
    editOpportunity(core, owner, { opportunityId: id, version: 1, said: { seats: 1 } }),
    refused('opportunity_seats_taken', 'seats'),
  );
  await inTurn((tx) => takeHeldSeat(tx, id));
  assert.equal(await stateOf(id), 'live');
  await inTurn((tx) => takeHeldSeat(tx, id));
  assert.equal(await stateOf(id), 'filled');
  await assert.rejects(reopenOpportunity(core, owner, id), refused('opportunity_full'));
  await inTurn((tx) => freeSeat(tx, id, 'joined'));
  assert.equal(await stateOf(id), 'filled');
  assert.deepEqual(
    [(await reopenOpportunity(core, owner, id)).state, (await showOwn(core, owner, id)).joined],
    ['live', 1],
  );
  await assert.rejects(
    inTurn((tx) => takeHeldSeat(tx, id)),
    refused('opportunity_full'),
  );
});

test('the open seats of a project are the hollow dots of its kolam', async () => {
  const founder = await member(core);
  const slug = await publishedProject(core, founder, 'Loom ledger');
  const seats = async () => (await getProject(core, guest, slug)).kolam.seats;
  const { id } = await openOpportunity(core, founder, { seats: 3 }, slug);
  await openOpportunity(core, founder, { seats: 2 }, slug);
  assert.equal(await seats(), 5);
  await pauseOpportunity(core, founder, id);
  assert.equal(await seats(), 2);
});

test('archiving a project ends its opportunities, says so at their addresses, and reviews become drafts', async () => {
  const founder = await member(core);
  const slug = await publishedProject(core, founder, 'Rickshaw radio');
  const shown = await openOpportunity(core, founder, {}, slug);
  const waiting = await draftOpportunity(core, founder, {}, slug);
  await submitOpportunity(core, founder, waiting.id);
  const { moment } = await changedOpportunities(core, null);
  await archiveProject(core, founder, slug);
  await assert.rejects(getOpportunity(core, guest, shown.slug), refused('opportunity_unknown'));
  await runReactions(core);
  assert.deepEqual(
    [await stateOf(shown.id, founder), await stateOf(waiting.id, founder)],
    ['closed', 'draft'],
  );
  assert.ok((await changedOpportunities(core, moment)).keys?.includes(shown.slug));
  await assert.rejects(submitOpportunity(core, founder, waiting.id), refused('opportunity_closed'));
  const { rows } = await sql<{ state: string }>`select state from clocks where kind = 'opportunity_review'
    and subject_id in (select id from opportunity_reviews where opportunity_id = ${waiting.id})`.execute(
    core.db,
  );
  assert.deepEqual(rows, [{ state: 'released' }]);
});

test('saved opportunities stay hidden from their teams, also those of a minor with consent', async () => {
  const { slug } = await open();
  const child = await member(core);
  await setStanding(core, child.id, standings['a child with consent']);
  const young = await again(core, child);
  await saveOpportunity(core, young, slug);
  await saveOpportunity(core, young, slug);
  assert.deepEqual(
    (await listSaved(core, young)).opportunities.map((one) => [one.slug, one.isOpen]),
    [[slug, true]],
  );
  assert.equal((await getOpportunity(core, young, slug)).isSaved, true);
  await unsaveOpportunity(core, young, slug);
  assert.deepEqual((await listSaved(core, young)).opportunities, []);
  const waiting = await member(core);
  await setStanding(core, waiting.id, standings['waiting for a guardian']);
  await assert.rejects(saveOpportunity(core, await again(core, waiting), slug), refused('guardian_awaited'));
});

test('a child offers nothing, and loses the calls for it once known to be a child', async () => {
  const founder = await member(core);
  const slug = await publishedProject(core, founder, 'Night market');
  const { id } = await draftOpportunity(core, founder, {}, slug);
  for (const age of ['waiting for a guardian', 'a child with consent', 'age unknown'] as const) {
    await setStanding(core, founder.id, standings[age]);
    const young = await again(core, founder);
    await assert.rejects(createOpportunity(core, young, { projectSlug: slug, said: goodSaid() }), Refusal);
    await assert.rejects(submitOpportunity(core, young, id), Refusal);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import type { Member } from '#core/ground/actor.ts';
import { applyFor, interviewed, shortlisted } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { showOwn } from '../opportunities/show-own.ts';
import { closeDeciding } from './close-deciding.ts';
import { declineSeveral } from './decline-several.ts';
import { deleteNote } from './delete-note.ts';
import { editNote } from './edit-note.ts';
import { forgetNotes } from './forget-notes.ts';
import { listBoard } from './list-board.ts';
import { listNotes } from './list-notes.ts';
import { listReceived } from './list-received.ts';
import { applicationLiveUpdates } from './live-updates.ts';
import { applicationData } from './own-data.ts';
import { ownerData } from './own-data-of-owners.ts';
import type { ReceivedFilters } from './received-filters.ts';
import { shortlist } from './shortlist.ts';
import { showReceived } from './show-received.ts';
import { showSent } from './show-sent.ts';
import { tellDeclines } from './tell-declines.ts';
import { undoDecline } from './undo-decline.ts';
import { undoSeveralDeclines } from './undo-several-declines.ts';
import { withdrawApplication } from './withdraw-application.ts';
import { writeNote } from './write-note.ts';

const core = await freshCore();
await keepBeating(core);
const owner = await member(core);
const second = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
await sql`insert into project_members (project_id, account_id, is_owner)
  select id, ${second.id}, true from projects where slug = ${project}`.execute(core.db);
const open = (changes: SaidParam = {}) => openOpportunity(core, owner, changes, project);
const someone = () => member(core, { password: null });
const why = { reason: 'chose_another' as const, words: 'Thank you.' };
const based = (ids: readonly string[]) => ids.map((id) => ({ id, version: 1 }));

/** An opportunity with that many applicants. */
async function asked(count: number, changes: SaidParam = {}) {
  const opportunity = await open(changes);
  const people = await Promise.all(Array.from({ length: count }, someone));
  const ids: string[] = [];
  for (const one of people) ids.push((await applyFor(core, one, opportunity.slug)).id);
  return { opportunity, people, ids };
}
const stages = (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { stage, isLeaving } = await showReceived(core, owner, id);
      return isLeaving ? 'leaving' : stage;
    }),
  );

test('several are declined with one reason, all can be undone, and what moved on meanwhile is left', async () => {
  const { opportunity, people, ids } = await asked(4);
  const [first = '', moved = '', withdrawn = '', last = ''] = ids;
  const elsewhere = await asked(1);
  await shortlisted(core, second, moved);
  await withdrawApplication(core, people[2] ?? owner, withdrawn);
  const asking = {
    opportunityId: opportunity.id,
    applications: based([...ids, ...elsewhere.ids, 'nobodys']),
  };
  await assert.rejects(
    declineSeveral(core, owner, { ...asking, reason: 'other', words: '' }),
    refused('application_words_missing', 'words'),
  );
  await assert.rejects(
    declineSeveral(core, people[0] ?? owner, { ...asking, ...why }),
    refused('opportunity_unknown'),
  );
  const came = await declineSeveral(core, owner, { ...asking, ...why });
  assert.deepEqual(came.decided, [first, last]);
  assert.deepEqual(
    came.left.map(({ code }) => code),
    ['conflict', 'application_over', 'application_unknown', 'application_unknown'],
  );
  assert.deepEqual(await stages(ids), ['leaving', 'shortlisted', 'withdrawn', 'leaving']);
  const leaving = { opportunityId: opportunity.id, list: 'leaving' as const, after: '' };
  const listed = await listReceived(core, second, leaving);
  assert.deepEqual([listed.applications.map(({ id }) => id), listed.counts.leaving], [[first, last], 2]);
  assert.equal((await showSent(core, people[0] ?? owner, first)).reason, '', 'nothing is told yet');
  assert.deepEqual((await declineSeveral(core, second, { ...asking, ...why })).decided, [first, last]);
  const undone = await undoSeveralDeclines(core, second, {
    opportunityId: opportunity.id,
    ids: [last, withdrawn],
  });
  assert.deepEqual(undone, {
    decided: [last],
    left: [{ id: withdrawn, code: 'application_over' }],
    ended: [],
  });
  await sql`update applications set decline_at = now() where id = ${first}`.execute(core.db);
  assert.equal(await tellDeclines(core), 1);
  const shown = await showSent(core, people[0] ?? owner, first);
  assert.deepEqual([shown.stage, shown.reason, shown.words], ['declined', ...Object.values(why)]);
  assert.deepEqual(await stages([last]), ['submitted']);
});

test('declining several and shortlisting at once leave one decision per application, in either order', async () => {
  const { opportunity, ids } = await asked(3);
  const held = await holdRow(core, owner.id, 'update');
  const both = Promise.all([
    declineSeveral(core, owner, { opportunityId: opportunity.id, applications: based(ids), ...why }),
    ...ids.map((applicationId) =>
      shortlist(core, second, { applicationId, version: 1 }).then(
        () => 'shortlisted',
        (error: unknown) => refused('conflict')(error) && 'too late',
      ),
    ),
  ]);
  await held.release();
  const [{ decided, left }, ...listed] = await both;
  assert.equal(decided.length + left.length, 3);
  const now = await stages(ids);
  for (const [at, id] of ids.entries())
    assert.deepEqual(
      [now[at], listed[at]],
      decided.includes(id) ? ['leaving', 'too late'] : ['shortlisted', 'shortlisted'],
    );
});

test('closing decides about all: the named applications are declined, the others end with the opportunity', async () => {
  const { opportunity, people, ids } = await asked(4);
  const [named = '', kept = '', undone = '', withdrawn = ''] = ids;
  await shortlisted(core, second, kept);
  const asking = { opportunityId: opportunity.id, ...why };
  await assert.rejects(
    closeDeciding(core, owner, { ...asking, applications: based([named, kept]) }),
    refused('conflict'),
  );
  assert.deepEqual(await stages([named]), ['submitted'], 'nothing is decided by half');
  await assert.rejects(
    closeDeciding(core, owner, { ...asking, applications: based([named]), reason: 'other', words: '' }),
    refused('application_words_missing'),
  );
  await withdrawApplication(core, people[3] ?? owner, withdrawn);
  const decision = { ...asking, applications: based([named, undone, withdrawn, 'nobodys']) };
  const both = await Promise.all([
    closeDeciding(core, owner, decision),
    closeDeciding(core, second, decision),
  ]);
  assert.deepEqual(
    both.map(({ state }) => state),
    ['closed', 'closed'],
  );
  await runReactions(core);
  assert.deepEqual(await stages(ids), ['leaving', 'ended', 'leaving', 'withdrawn']);
  assert.equal((await showSent(core, people[1] ?? owner, kept)).ending, 'closed');
  assert.equal((await undoDecline(core, owner, undone)).ending, 'closed');
  const { rows } = await sql`select from clocks where subject_id = any(${ids}::text[])
    and (ended_at is null or state = 'met' and subject_id = ${undone})`.execute(core.db);
  assert.equal(rows.length, 0, 'nothing waits, and what was undone was no answer');
  await sql`update applications set decline_at = now() where id = ${named}`.execute(core.db);
  assert.equal(await tellDeclines(core), 1);
  assert.equal((await showSent(core, people[0] ?? owner, named)).stage, 'declined');
  assert.equal((await showOwn(core, owner, opportunity.id)).openApplications, 0);
});

test('the board groups open ones by stage, words narrow the list, and each says how long it has waited', async () => {
  const { opportunity, people, ids } = await asked(4);
  const [first = '', listed = '', leaving = '', withdrawn = ''] = ids;
  await sql`update applications set sent_at = sent_at - interval '6 days', hours = 20 where id = ${first}`.execute(
    core.db,
  );
  await shortlisted(core, owner, listed);
  await declineSeveral(core, owner, {
    opportunityId: opportunity.id,
    applications: based([leaving]),
    ...why,
  });
  await withdrawApplication(core, people[3] ?? owner, withdrawn);
  const { columns } = await listBoard(core, second, { opportunityId: opportunity.id });
  assert.deepEqual(
    columns
      .filter((one) => one.applications.length > 0)
      .map(({ stage, applications }) => [stage, applications.map(({ id }) => id)]),
    [
      ['submitted', [first, leaving]],
      ['shortlisted', [listed]],
    ],
  );
  const [waiting, none] = columns[0]?.applications ?? [];
  assert.equal(Math.floor((Date.now() - Date.parse(waiting?.waitsSince ?? '')) / 86_400_000), 6);
  assert.deepEqual([none?.waitsSince, waiting?.can.shortlist, none?.can.shortlist], ['', true, false]);
  for (const stranger of [people[0] ?? owner, await someone()])
    await assert.rejects(
      listBoard(core, stranger, { opportunityId: opportunity.id }),
      refused('opportunity_unknown'),
    );
  const found = async (filters: Partial<ReceivedFilters>) => {
    const asking = { opportunityId: opportunity.id, list: 'open' as const, after: '', ...filters };
    const { applications, counts } = await listReceived(core, owner, asking);
    assert.equal(counts.open, applications.length);
    return applications.map(({ id }) => id);
  };
  assert.deepEqual(await found({}), [first, listed, leaving]);
  assert.deepEqual(await found({ turn: 'yes' }), [first, listed]);
  assert.deepEqual(await found({ hours: '16' }), [first]);
  assert.deepEqual(await found({ verified: 'yes' }), []);
  assert.deepEqual(await found({ search: 'tank COUNTER' }), [first, listed, leaving]);
  assert.deepEqual(await found({ search: '100%_' }), []);
  await sql`update accounts set name = 'Ümit Ö''Neill' where id = ${people[1]?.id}`.execute(core.db);
  assert.deepEqual(await found({ search: "ö'neill" }), [listed]);
  const over = { opportunityId: opportunity.id, list: 'over' as const, after: '' };
  assert.deepEqual(
    [
      (await listReceived(core, owner, over)).counts.over,
      (await listReceived(core, owner, { ...over, search: 'tank' })).counts.over,
    ],
    [1, 0],
    'what is not theirs to read is not found by its words',
  );
});

test('side notes are for owners only: one for a key, changed by version, and lost with the seat', async () => {
  const { opportunity, people, ids } = await asked(1);
  const [applicant = owner, applicationId = ''] = [people[0], ids[0]];
  const write = (who: Member, key: string, text = 'Reads the question twice.') =>
    writeNote(core, who, { applicationId, text, key });
  await Promise.all([write(owner, 'once'), write(owner, 'once'), write(owner, 'once')]);
  const { notes } = await write(second, 'once', 'Ask about the meters.');
  assert.deepEqual(
    notes.map(({ text, isOwn, by }) => [text, isOwn, by.id]).toSorted(),
    [
      ['Ask about the meters.', true, second.id],
      ['Reads the question twice.', false, owner.id],
    ].toSorted(),
  );
  const noteId = notes.find(({ isOwn }) => isOwn)?.id ?? '';
  const edits = await Promise.allSettled(
    ['One.', 'Two.'].map((text) => editNote(core, second, { noteId, version: 1, text })),
  );
  assert.deepEqual(edits.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  for (const one of edits) if (one.status === 'rejected') refused('conflict')(one.reason);
  const changed = { noteId, version: 2, text: 'Not mine.' };
  for (const stranger of [owner, applicant, await someone()])
    await assert.rejects(editNote(core, stranger, changed), refused('application_note_unknown'));
  await assert.rejects(listNotes(core, applicant, applicationId), refused('application_unknown'));
  const exportOf = async ({ account }: Member) => {
    const rules = Object.values({ ...applicationData, ...ownerData });
    const all = rules.map((rule) =>
      rule !== 'names no one' && typeof rule.exported === 'function' ? rule.exported(core, account) : [],
    );
    return JSON.stringify(await Promise.all(all));
  };
  assert.ok((await exportOf(owner)).includes('Reads the question twice.'));
  assert.ok(!(await exportOf(applicant)).includes('Reads the question twice.'));
  const { project_id: projectId } = await core.db
    .selectFrom('applications')
    .select('project_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const subject = { applicationId: applicationId, opportunityId: opportunity.id, projectId };
  const shown = await applicationLiveUpdates['applications.noted']?.(core, {
    id: '1',
    name: 'applications.noted',
    at: new Date(),
    last: null,
    accountId: second.id,
    subject,
  });
  assert.ok(shown && shown.length > 0 && !JSON.stringify(shown).includes(applicant.id));
  await interviewed(core, second, applicationId);
  assert.ok((await exportOf(second)).includes('meet.example.org'));
  await sql`update project_members set is_owner = false where account_id = ${second.id}`.execute(core.db);
  await assert.rejects(listNotes(core, second, applicationId), refused('application_unknown'));
  await assert.rejects(editNote(core, second, changed), refused('application_note_unknown'));
  assert.ok(!/Ask about|meet\.example/.test(await exportOf(second)), 'who leaves takes nothing along');
  await sql`update project_members set is_owner = true where account_id = ${second.id}`.execute(core.db);
  await deleteNote(core, second, noteId);
  await withdrawApplication(core, applicant, applicationId);
  assert.ok(!/meet\.example/.test(await exportOf(second)), 'nor does anybody after a withdrawal');
  assert.ok(!(await exportOf(owner)).includes('Reads the question twice.'));
  assert.deepEqual((await listNotes(core, owner, applicationId)).notes, []);
  await assert.rejects(write(owner, 'late'), refused('application_over'));
  await forgetNotes(core);
  const { rows } = await sql`select from application_notes`.execute(core.db);
  assert.equal(rows.length, 0);
});

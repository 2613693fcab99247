import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { handleOf } from '#tests/conversations/conversations.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import {
  asker,
  asking,
  introductionBetween,
  introductionNote,
  readyToAsk,
  seenMember,
} from '#tests/introductions/introductions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { block } from '../blocks/block.ts';
import { getConversation } from '../conversations/get-conversation.ts';
import { getWritingTo } from '../conversations/get-writing-to.ts';
import { listMessages } from '../conversations/list-messages.ts';
import { sendMessage } from '../conversations/send-message.ts';
import type { Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { archiveProject } from '../projects/archive-project.ts';
import { listTurns } from '../today/list-turns.ts';
import { acceptIntroduction } from './accept-introduction.ts';
import { askForIntroduction } from './ask-for-introduction.ts';
import { declineIntroduction } from './decline-introduction.ts';
import { forgetIntroductions } from './forget-introductions.ts';
import { getCapacities } from './get-capacities.ts';
import { getIntroduction } from './get-introduction.ts';
import { introductionData } from './own-data.ts';
import { setProjectCapacity } from './set-project-capacity.ts';
import { findCounter } from './steps/find-counter.ts';
import { leaveIntroductions } from './steps/leave-introductions.ts';

const core = await freshCore();

async function happens(event: Parameters<typeof record>[1]): Promise<void> {
  await core.db.transaction().execute((tx) => record(tx, event));
  await runReactions(core);
}

const stateOf = async (id: string) => {
  const one = await core.db
    .selectFrom('introductions')
    .select(['state', 'released_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [one.state, one.released_by];
};

/** Another owner of the project. */
async function coOwner(slug: string): Promise<Member> {
  const who = await seenMember(core, 'Suresh Rao');
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${who.id}, true from projects where slug = ${slug}`.execute(core.db);
  return who;
}

test('a block releases a request, and both sides read that the other one is not available', async () => {
  const { id, asker: asha, asked: meera } = await introductionBetween(core);
  await block(core, meera, { personId: asha.id });
  await runReactions(core);
  assert.deepEqual(await stateOf(id), ['released', 'asked']);
  assert.equal((await getIntroduction(core, asha, id)).releasedBy, 'other');
  await assert.rejects(acceptIntroduction(core, meera, id), refused('introduction_over'));
  assert.deepEqual(await listTurns(core, meera), { mine: [], others: [] });
});

test('a suspension, a deletion that was asked for, and the end of the mark release what waits', async () => {
  for (const [side, by] of [
    ['asker', 'asker'],
    ['asked', 'asked'],
  ] as const) {
    const made = await introductionBetween(core);
    await setStanding(core, made[side].id, standings.suspended);
    await happens({ name: 'standings.suspended', accountId: made[side].id });
    assert.deepEqual(await stateOf(made.id), ['released', by]);
  }
  const leaving = await introductionBetween(core);
  await sql`update accounts set leaves_at = now() + interval '7 days' where id = ${leaving.asker.id}`.execute(
    core.db,
  );
  await happens({ name: 'accounts.leaving', accountId: leaving.asker.id });
  assert.deepEqual(await stateOf(leaving.id), ['released', 'asker']);
  const unmarked = await introductionBetween(core);
  const { rows } = await sql<{ id: string }>`
    update verifications set state = 'expired', ended_at = now() where account_id = ${unmarked.asker.id} returning id`.execute(
    core.db,
  );
  const verificationId = rows[0]?.id ?? '';
  const subject = { verificationId, what: 'ended' } as const;
  await happens({ name: 'verifications.changed', accountId: unmarked.asker.id, subject });
  assert.deepEqual(await stateOf(unmarked.id), ['released', 'asker']);
});

test('an erased account releases what waits, and leaves the words of the other side alone', async () => {
  const waiting = await introductionBetween(core);
  const answered = await introductionBetween(core, { asker: waiting.asker });
  const said = { id: answered.id, reason: 'other', words: 'Not this year.' } as const;
  await declineIntroduction(core, answered.asked, said);
  await core.db.transaction().execute((tx) => leaveIntroductions(tx, waiting.asker.account));
  await sql`update introductions set asker_id = null where asker_id = ${waiting.asker.id}`.execute(core.db);
  assert.deepEqual(await stateOf(waiting.id), ['released', 'asker']);
  const read = await getIntroduction(core, answered.asked, answered.id);
  assert.deepEqual([read.person, read.note.text, read.words.text], [null, '', 'Not this year.']);
});

test('the owners of a project read a request, and one yes makes one conversation with all of them', async () => {
  const { id, asker: asha, asked: meera, slug } = await introductionBetween(core, { isToProject: true });
  const suresh = await coOwner(slug);
  assert.equal((await listTurns(core, suresh)).mine.length, 1);
  const yes = await acceptIntroduction(core, suresh, id);
  for (const who of [asha, meera, suresh]) {
    const { messages } = await listMessages(core, who, { conversationId: yes.conversationId });
    assert.deepEqual(
      messages.map(({ text }) => text),
      [introductionNote],
    );
  }
  const talk = await getConversation(core, asha, yes.conversationId);
  assert.deepEqual([talk.kind, talk.project?.slug, talk.can.write], ['introduction', slug, true]);
  const text = 'When may I come?';
  await sendMessage(core, asha, { conversationId: talk.id, text, key: newId(), files: [] });
});

test('the owner of a project who says no is spared first messages of the asker, and no other owner', async () => {
  const { id, asker: asha, asked: meera, slug } = await introductionBetween(core, { isToProject: true });
  const suresh = await coOwner(slug);
  await declineIntroduction(core, meera, { id, reason: 'no_fit', words: '' });
  const wayTo = async (who: Member) =>
    (await getWritingTo(core, asha, { handle: await handleOf(core, who) })).way;
  assert.deepEqual([await wayTo(meera), await wayTo(suresh)], ['none', 'request']);
});

test('a block hides the request from that owner alone, and releases it with the last one', async () => {
  const { id, asker: asha, asked: meera, slug } = await introductionBetween(core, { isToProject: true });
  const suresh = await coOwner(slug);
  await block(core, meera, { personId: asha.id });
  await runReactions(core);
  const meeraNow = { ...meera, standing: { ...meera.standing, hasBlocks: true } };
  await assert.rejects(getIntroduction(core, meeraNow, id), refused('introduction_unknown'));
  assert.deepEqual(await stateOf(id), ['asked', null]);
  assert.equal((await getIntroduction(core, suresh, id)).can.answer, true);
  await block(core, suresh, { personId: asha.id });
  await runReactions(core);
  assert.deepEqual(await stateOf(id), ['released', 'asked']);
});

test('a project that is published no more releases the requests to it', async () => {
  const { id, asked: meera, slug } = await introductionBetween(core, { isToProject: true });
  await archiveProject(core, meera, slug);
  await runReactions(core);
  assert.deepEqual(await stateOf(id), ['released', 'asked']);
});

test('a project takes as many requests as its owners say', async () => {
  const { slug, asked: meera } = await introductionBetween(core, { isToProject: true });
  const stranger = await seenMember(core);
  const set = (who: Member, capacity: number) =>
    setProjectCapacity(core, who, { projectSlug: slug, capacity });
  await assert.rejects(set(stranger, 5), refused('project_unknown'));
  await set(meera, 5);
  const { projects } = await getCapacities(core, meera);
  assert.equal(projects.find((one) => one.slug === slug)?.capacity, 5);
  const ask = await asking(core, await asker(core), meera, { kind: 'project' });
  await sql`insert into project_introduction_capacities (project_id, capacity) select id, 0 from projects
    on conflict (project_id) do update set capacity = 0`.execute(core.db);
  await assert.rejects(ask(), refused('introductions_full'));
  await sql`delete from project_introduction_capacities`.execute(core.db);
  assert.equal((await ask()).isToProject, true);
});

test('an owner and a member who ask each other for the same purpose talk in one conversation', async () => {
  const [owner, investor] = [await asker(core), await seenMember(core)];
  const asked = await readyToAsk(core, owner, investor, { shows: 'project' });
  const { purpose } = asked;
  const first = await introductionBetween(
    core,
    { asker: investor, asked: owner, isToProject: true },
    { purpose },
  );
  const projectSlug = first.slug;
  const met = await askForIntroduction(core, owner, { ...asked, projectSlug, key: newId() });
  assert.deepEqual([met.id, met.state], [first.id, 'accepted']);
  const { messages } = await listMessages(core, investor, { conversationId: met.conversationId });
  assert.equal(messages.length, 2, 'both notes are there');
});

test('a block that was set a moment ago lets no request to the project accept one of that owner', async () => {
  const [owner, investor] = [await asker(core), await seenMember(core)];
  const { purpose, projectSlug, ...asked } = await readyToAsk(core, owner, investor, { shows: 'project' });
  const first = await askForIntroduction(core, owner, { ...asked, purpose, projectSlug, key: newId() });
  await coOwner(projectSlug);
  const { id: projectId } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', projectSlug)
    .executeTakeFirstOrThrow();
  const find = () =>
    core.db.transaction().execute((tx) =>
      findCounter(tx, purpose, {
        askerId: investor.id,
        to: { kind: 'project', projectId, ownerIds: [owner.id] },
        shown: { kind: 'interests', projectId: null },
        note: introductionNote,
      }),
    );
  assert.equal(await find(), first.id);
  await block(core, investor, { personId: owner.id });
  assert.equal(await find(), null);
});

test('a side that may not see the asker any more reads the note, and nothing that they write at present', async () => {
  const [asha, meera] = [await asker(core), await seenMember(core)];
  const ask = await asking(core, asha, meera, { shows: 'search' });
  const { id } = await ask();
  assert.ok((await getIntroduction(core, meera, id)).shown.parts);
  await block(core, asha, { personId: meera.id });
  const apart = { ...meera, standing: { ...meera.standing, hasBlocks: true } };
  const read = await getIntroduction(core, apart, id);
  assert.deepEqual([read.note.text, read.shown.parts], [introductionNote, null]);
  assert.ok((await getIntroduction(core, asha, id)).shown.parts, 'the asker reads their own');
});

test('of a member who hides their page after they were asked, the name stays', async () => {
  const { id, asker: asha, asked: meera } = await introductionBetween(core);
  await handleOf(core, meera);
  await sql`update people set skills = '{Welding}' where account_id = ${meera.id}`.execute(core.db);
  assert.deepEqual((await getIntroduction(core, asha, id)).person?.skills, ['Welding']);
  await sql`update people set visibility = 'hidden' where account_id = ${meera.id}`.execute(core.db);
  const { person } = await getIntroduction(core, asha, id);
  assert.deepEqual([person?.name, person?.skills], ['Meera Joshi', []]);
});

test('the owners of a project send three requests together in seven days', async () => {
  const asha = await asker(core);
  const ask = await asking(core, asha, await seenMember(core), { shows: 'project' });
  const sent = await ask();
  const { shown_project_id } = await core.db
    .selectFrom('introductions')
    .select('shown_project_id')
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow();
  for (let others = 0; others < 2; others++) await introductionBetween(core, {}, { shown_project_id });
  const more = await asking(core, asha, await seenMember(core), { shows: 'project' });
  await sql`update introductions set shown_project_id = (
    select projects.id from projects join project_members on project_id = projects.id
    where account_id = ${asha.id} and is_owner order by projects.sequence desc limit 1
  ) where shown_project_id = ${shown_project_id}`.execute(core.db);
  await assert.rejects(more(), refused('introductions_project_many'));
});

test('a request is deleted 24 months after its end, and the export has what was written and received', async () => {
  const { id, asker: asha, asked: meera } = await introductionBetween(core, {}, { state: 'lapsed' });
  const rule = introductionData.introductions;
  assert.ok(rule && rule !== 'names no one' && typeof rule.exported === 'function');
  for (const who of [asha, meera])
    assert.match(JSON.stringify(await rule.exported(core, who.account)), /cold rooms/);
  await forgetIntroductions(core);
  await sql`update introductions set ended_at = ended_at - interval '24 months' - interval '1 day' where id = ${id}`.execute(
    core.db,
  );
  await forgetIntroductions(core);
  await assert.rejects(getIntroduction(core, asha, id), refused('introduction_unknown'));
});

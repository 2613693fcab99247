import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { introductionPurposes } from '#contract/collected.ts';
import { introductionLimits } from '#rules/introductions/limits.ts';
import { firstMessage, handleOf, openBetween, say } from '#tests/conversations/conversations.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import {
  asker,
  asking,
  introductionBetween,
  introductionNote,
  seenMember,
} from '#tests/introductions/introductions.ts';
import { completeProject } from '#tests/projects/published-project.ts';
import { answerRequest } from '../conversations/answer-request.ts';
import { getWritingTo } from '../conversations/get-writing-to.ts';
import { listMessages } from '../conversations/list-messages.ts';
import { unreadCount } from '../conversations/unread-count.ts';
import { writeToPerson } from '../conversations/write-to-person.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { listTurns } from '../today/list-turns.ts';
import { acceptIntroduction } from './accept-introduction.ts';
import { declineIntroduction } from './decline-introduction.ts';
import { getIntroduction } from './get-introduction.ts';
import { getIntroductionStart } from './get-introduction-start.ts';
import { listIntroductions } from './list-introductions.ts';
import { reportedId } from './reportable.ts';
import { setCapacity } from './set-capacity.ts';
import { withdrawIntroduction } from './withdraw-introduction.ts';

const core = await freshCore();
const pair = async () => [await asker(core), await seenMember(core)] as const;
const listed = async (who: Member, list: 'for_me' | 'for_others' | 'past') =>
  (await listIntroductions(core, who, { list, after: '' })).introductions.map(({ id }) => id);
const textsFor = async (who: Member, conversationId: string) =>
  (await listMessages(core, who, { conversationId })).messages.map(({ text }) => text);
const write = async (who: Member, whom: Member) =>
  writeToPerson(core, who, { handle: await handleOf(core, whom), text: firstMessage, key: newId() });
const decline = (who: Member, id: string) =>
  declineIntroduction(core, who, { id, reason: 'no_time', words: 'After the harvest.' });

async function letTimePass(id: string): Promise<void> {
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${id}`.execute(core.db);
  await lapseDueDeadlines(core);
  await runReactions(core);
}

test('a request waits on the lists and on Today of both sides, and the same key gets its first answer', async () => {
  const [asha, meera] = await pair();
  const ask = await asking(core, asha, meera);
  const key = newId();
  const sent = await ask(key);
  assert.deepEqual((await ask(key)).id, sent.id);
  assert.deepEqual([sent.state, sent.can.withdraw, sent.isOwnTurn], ['asked', true, false]);
  const read = await getIntroduction(core, meera, sent.id);
  assert.deepEqual([read.note.text, read.person?.id, read.can.answer], [introductionNote, asha.id, true]);
  assert.deepEqual([await listed(meera, 'for_me'), await listed(asha, 'for_others')], [[sent.id], [sent.id]]);
  assert.equal((await listTurns(core, meera)).mine.length, 1);
  assert.equal((await listTurns(core, asha)).others.length, 1);
  await assert.rejects(ask(), refused('introduction_waits'));
  await assert.rejects(
    getIntroduction(core, await seenMember(core), sent.id),
    refused('introduction_unknown'),
  );
});

test('a yes opens the direct conversation with the note as its first message, read by the one who said yes', async () => {
  const { id, asker: asha, asked: meera } = await introductionBetween(core);
  const [yes] = await Promise.all([acceptIntroduction(core, meera, id), acceptIntroduction(core, meera, id)]);
  assert.equal(yes.state, 'accepted');
  assert.deepEqual(await textsFor(asha, yes.conversationId), [introductionNote]);
  assert.equal(await unreadCount(core, meera.id), 0);
  await say(core, meera, yes.conversationId, 'Come on Monday.');
  assert.deepEqual([await listed(meera, 'past'), await listed(asha, 'past')], [[id], [id]]);
  await assert.rejects(decline(meera, id), refused('introduction_over'));
});

test('a yes adds the note to an open conversation, and accepts a first message that waits there', async () => {
  const open = await introductionBetween(core);
  const conversationId = await openBetween(core, open.asker, open.asked);
  await say(core, open.asked, conversationId, 'Hello.');
  const yes = await acceptIntroduction(core, open.asked, open.id);
  assert.equal(yes.conversationId, conversationId);
  assert.deepEqual(await textsFor(open.asker, conversationId), ['Hello.', introductionNote]);

  const waiting = await introductionBetween(core, { asked: await asker(core, 'Meera Joshi') });
  const first = await write(waiting.asked, waiting.asker);
  assert.equal(first.state, 'requested');
  await acceptIntroduction(core, waiting.asked, waiting.id);
  assert.deepEqual(await textsFor(waiting.asked, first.conversationId), [firstMessage, introductionNote]);
  await assert.rejects(
    answerRequest(core, waiting.asker, { conversationId: first.conversationId, accepted: false }),
    refused('request_over'),
  );
});

test('a no has a reason, which the asker reads, and only the asked side answers', async () => {
  const { id, asker: asha, asked: meera } = await introductionBetween(core);
  await assert.rejects(acceptIntroduction(core, asha, id), refused('introduction_over'));
  await decline(meera, id);
  const read = await getIntroduction(core, asha, id);
  assert.deepEqual([read.state, read.reason, read.words.text], ['declined', 'no_time', 'After the harvest.']);
  assert.equal(read.can.report, true);
});

test('after a no 180 days pass until the next request, and first messages are refused for as long', async () => {
  const [asha, meera] = await pair();
  const ask = await asking(core, asha, meera);
  await decline(meera, (await ask()).id);
  await assert.rejects(ask(), refused('introduction_rests'));
  assert.equal((await getWritingTo(core, asha, { handle: await handleOf(core, meera) })).way, 'none');
  await assert.rejects(write(asha, meera), refused('request_declined'));
  await sql`update introductions set asked_at = asked_at - interval '181 days', ended_at = ended_at - interval '181 days' where asker_id = ${asha.id}`.execute(
    core.db,
  );
  await write(asha, meera);
  assert.equal((await ask()).state, 'asked');
});

test('a declined first message counts as a no to a request', async () => {
  const [asha, meera] = await pair();
  const ask = await asking(core, asha, meera);
  const { conversationId } = await write(asha, meera);
  await answerRequest(core, meera, { conversationId, accepted: false });
  await assert.rejects(ask(), refused('introduction_rests'));
  await sql`update conversation_changes set changed_at = changed_at - interval '181 days' where conversation_id = ${conversationId}`.execute(
    core.db,
  );
  assert.equal((await ask()).state, 'asked');
});

test('a request that is taken back, or that no one answers, rests for 30 days', async () => {
  for (const end of ['withdrawn', 'lapsed'] as const) {
    const [asha, meera] = await pair();
    const ask = await asking(core, asha, meera);
    const { id } = await ask();
    if (end === 'lapsed') await letTimePass(id);
    else await withdrawIntroduction(core, asha, id);
    assert.equal((await getIntroduction(core, asha, id)).state, end);
    await assert.rejects(ask(), refused('introduction_rests'));
    await sql`update introductions set asked_at = asked_at - interval '31 days', ended_at = ended_at - interval '31 days' where id = ${id}`.execute(
      core.db,
    );
    assert.equal((await ask()).state, 'asked');
  }
});

test('a request that lapses notifies the asker alone, and owes no one a step', async () => {
  const { id, asker: asha, asked: meera } = await introductionBetween(core);
  await letTimePass(id);
  const notified = await core.db
    .selectFrom('notifications')
    .select(['account_id', 'kind'])
    .where('subject_id', '=', id)
    .execute();
  assert.deepEqual(notified, [{ account_id: asha.id, kind: 'introduction_lapsed' }]);
  assert.deepEqual(await listTurns(core, meera), { mine: [], others: [] });
  await assert.rejects(acceptIntroduction(core, meera, id), refused('introduction_over'));
});

test('a request whose time is over counts as lapsed for one who asks back before a job has ended it', async () => {
  const [asha, meera] = [await asker(core), await asker(core, 'Meera Joshi')];
  const { id } = await introductionBetween(core, { asker: asha, asked: meera });
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${id}`.execute(core.db);
  await assert.rejects(acceptIntroduction(core, meera, id), refused('introduction_over'));
  const back = await (await asking(core, meera, asha))();
  assert.deepEqual([back.state, back.side, back.id === id], ['asked', 'asker', false]);
});

test('one request waits with one receiver, for whichever purpose', async () => {
  const [asha, meera] = await pair();
  const { id } = await introductionBetween(core, { asker: asha, asked: meera }, { purpose: 'another' });
  await assert.rejects((await asking(core, asha, meera))(), refused('introduction_waits'));
  await withdrawIntroduction(core, asha, id);
});

test('a member asks five in seven days, and all count towards the five strangers of a day', async () => {
  const asha = await asker(core);
  for (let sent = 0; sent < introductionLimits.ofMember.count; sent++)
    await introductionBetween(core, { asker: asha });
  const meera = await seenMember(core);
  const ask = await asking(core, asha, meera);
  await assert.rejects(ask(), refused('introductions_too_many'));
  await assert.rejects(write(asha, meera), refused('requests_too_many'));
  await sql`update introductions set asked_at = asked_at - interval '2 days' where asker_id = ${asha.id}`.execute(
    core.db,
  );
  await assert.rejects(ask(), refused('introductions_too_many'));
  assert.equal((await write(asha, meera)).state, 'requested');
  await sql`update introductions set asked_at = asked_at - interval '6 days' where asker_id = ${asha.id}`.execute(
    core.db,
  );
  assert.equal((await ask()).state, 'asked');
});

test('a receiver takes none, three, five or ten, and none while away', async () => {
  const [asha, meera] = await pair();
  const ask = await asking(core, asha, meera, { shows: 'project' });
  await setCapacity(core, meera, { capacity: 0 });
  await assert.rejects(ask(), refused('introductions_full'));
  await setCapacity(core, meera, { capacity: 3 });
  await sql`update people set away_until = now()::date + 3 where account_id = ${meera.id}`.execute(core.db);
  await assert.rejects(ask(), refused('person_away'));
  await sql`update people set away_until = null where account_id = ${meera.id}`.execute(core.db);
  assert.equal((await ask()).state, 'asked');
});

test('only an adult with a mark in force asks another member', async () => {
  const [asha, meera] = await pair();
  const ask = await asking(core, asha, meera);
  await sql`update verifications set expires_at = now() where account_id = ${asha.id}`.execute(core.db);
  await assert.rejects(ask(), refused('introduction_not_verified'));
});

test('the form says before the note is written why it cannot be sent', async () => {
  const [asha, meera] = await pair();
  await asking(core, asha, meera);
  const [purpose] = introductionPurposes.slice(0, 1);
  assert.ok(purpose);
  await setCapacity(core, meera, { capacity: 0 });
  const start = await getIntroductionStart(core, asha, {
    purpose,
    handle: await handleOf(core, meera),
    slug: '',
  });
  assert.deepEqual([start.name, start.bar], ['Meera Joshi', 'introductions_full']);
});

test('the note is screened: its reader is warned, and a person reviews it', async () => {
  const note = `${introductionNote} First transfer ₹5,000 to my account as a joining fee.`;
  const { id, asked: meera, asker: asha } = await introductionBetween(core, {}, { note });
  assert.deepEqual((await getIntroduction(core, meera, id)).note.warnings, ['asks_for_money']);
  assert.deepEqual((await getIntroduction(core, asha, id)).note.warnings, []);
  const subject = { introductionId: id, purpose: '' };
  const event = { name: 'introductions.asked', accountId: asha.id, subject } as const;
  await core.db.transaction().execute((tx) => record(tx, event));
  await runReactions(core);
  const cases = await core.db
    .selectFrom('cases')
    .select('thing_kind')
    .where('thing_id', '=', reportedId(id, 'asker'))
    .execute();
  assert.deepEqual(cases, [{ thing_kind: 'introduction' }]);
});

const warned = [
  ['courts', 'You are so beautiful. Are you single?', 'harassment'],
  ['leads_away', 'Message me on WhatsApp.', 'other'],
  ['asks_for_money', 'First transfer ₹5,000 to my account as a joining fee.', 'money'],
] as const;
for (const [warning, sentence, concern] of warned)
  test(`a note with the warning ${warning} is reviewed with the concern ${concern}`, async () => {
    const note = `${introductionNote} ${sentence}`;
    const { id, asked: meera, asker: asha } = await introductionBetween(core, {}, { note });
    assert.deepEqual((await getIntroduction(core, meera, id)).note.warnings, [warning]);
    const subject = { introductionId: id, purpose: '' };
    const event = { name: 'introductions.asked', accountId: asha.id, subject } as const;
    await core.db.transaction().execute((tx) => record(tx, event));
    await runReactions(core);
    const reports = await core.db
      .selectFrom('case_reports')
      .innerJoin('cases', 'cases.id', 'case_reports.case_id')
      .select('concern')
      .where('thing_id', '=', reportedId(id, 'asker'))
      .execute();
    assert.deepEqual(reports, [{ concern }]);
  });

test('of a draft that is shown others read only the line, the stage and the sectors', async () => {
  const asha = await asker(core);
  const slug = await completeProject(core, asha, 'A secret name');
  const { id: shown_project_id } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const { id, asked: meera } = await introductionBetween(core, { asker: asha }, { shown_project_id });
  const { shown } = await getIntroduction(core, meera, id);
  assert.deepEqual(shown.project, {
    slug: '',
    name: '',
    line: `of-${asha.id}`,
    stage: 'Pilot',
    sectors: ['Agriculture'],
  });
});

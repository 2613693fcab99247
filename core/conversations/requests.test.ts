import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { firstMessage, handleOf, openBetween, say, verified } from '#tests/conversations/conversations.ts';
import { again, bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { block } from '../blocks/block.ts';
import { unblock } from '../blocks/unblock.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { ownDay } from '../standings/own-day.ts';
import { answerRequest } from './answer-request.ts';
import { getConversation } from './get-conversation.ts';
import { getWritingTo } from './get-writing-to.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { setRequestCapacity } from './set-request-capacity.ts';
import { unreadCount } from './unread-count.ts';
import { writeToPerson } from './write-to-person.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const person = async (name = 'Meera Joshi') => {
  const who = await member(core, { name, password: null });
  await handleOf(core, who);
  return who;
};
const asker = async () => verified(core, await person('Asha Kulkarni'));

async function ask(who: Member, whom: Member, text = firstMessage, key = newId()) {
  return writeToPerson(core, who, { handle: await handleOf(core, whom), text, key });
}
const requestsOf = async (who: Member) =>
  (await listConversations(core, who, { show: 'requests', after: '' })).conversations;
const answer = (who: Member, conversationId: string, accepted: boolean) =>
  answerRequest(core, who, { conversationId, accepted });

async function letTimePass(): Promise<void> {
  await sql`update clocks set due_at = now() - interval '1 minute' where kind = 'first_message' and ended_at is null`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
}

test('a first message to a stranger is a request, and only a yes allows further messages', async () => {
  const [asha, meera] = [await asker(), await person()];
  const key = newId();
  const begun = await ask(asha, meera, firstMessage, key);
  assert.equal(begun.state, 'requested');
  assert.deepEqual(await ask(asha, meera, firstMessage, key), begun, 'the same key gets its first answer');
  const { conversationId } = begun;
  assert.deepEqual((await listConversations(core, meera, { show: 'all', after: '' })).conversations, []);
  const [request] = await requestsOf(meera);
  assert.deepEqual(
    [request?.id, request?.person?.name, request?.can.answer, request?.answerUntil !== ''],
    [conversationId, 'Asha Kulkarni', true, true],
  );
  assert.equal(await unreadCount(core, meera.id), 1);
  for (const who of [asha, meera])
    await assert.rejects(say(core, who, conversationId, 'And?'), refused('request_waits'));
  await assert.rejects(ask(asha, meera), refused('request_waits'));
  await assert.rejects(answer(asha, conversationId, true), refused('request_over'), 'not one’s own');
  const [yes] = await Promise.all([answer(meera, conversationId, true), answer(meera, conversationId, true)]);
  assert.deepEqual([yes.state, yes.can.write], ['open', true]);
  await say(core, meera, conversationId, 'Ask away.');
  await say(core, asha, conversationId, 'Thank you.');
  await assert.rejects(answer(meera, conversationId, false), refused('request_over'));
  assert.equal((await getWritingTo(core, asha, { handle: await handleOf(core, meera) })).way, 'open');
  const { changes } = await listMessages(core, asha, { conversationId });
  assert.deepEqual(
    changes.map((one) => [one.kind, one.person, one.isOwn, one.afterNumber]),
    [
      ['requested', 'Asha Kulkarni', true, 0],
      ['accepted', 'Meera Joshi', false, 1],
    ],
  );
  const after = await listMessages(core, asha, { conversationId, after: 1 });
  assert.deepEqual([after.changes.length, after.messages.length], [0, 2], 'each stands on one page');
});

test('a request has 120 to 1,000 characters and comes from a verified member', async () => {
  const [asha, meera] = [await asker(), await person()];
  for (const text of ['x'.repeat(119), 'x'.repeat(1001), '🙂'.repeat(119)])
    await assert.rejects(ask(asha, meera, text), refused('request_length'));
  const unverified = await person('Ravi');
  await assert.rejects(ask(unverified, meera), refused('request_not_verified'));
  await sql`update verifications set expires_at = now() where account_id = ${asha.id}`.execute(core.db);
  await assert.rejects(ask(asha, meera), refused('request_not_verified'), 'a mark that is over');
  assert.equal((await requestsOf(meera)).length, 0);
  const { rows } = await sql`select from conversations where pair like ${`%${meera.id}%`}`.execute(core.db);
  assert.equal(rows.length, 0, 'what was refused leaves nothing');
});

test('of ten simultaneous first messages five are sent; the other refusals give the time to retry', async () => {
  const asha = await asker();
  const people = await Promise.all(Array.from({ length: 10 }, () => person()));
  for (const one of people) await handleOf(core, one);
  const held = await holdRow(core, asha.id);
  const asked = Promise.allSettled(people.map((one) => ask(asha, one)));
  await held.waiters(3);
  await held.release();
  const outcomes = await asked;
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 5);
  for (const one of outcomes)
    if (one.status === 'rejected') {
      assert.ok(refused('requests_too_many')(one.reason), String(one.reason));
      assert.ok(one.reason.values.seconds > 86_000);
    }
  await sql`update conversations set requested_at = requested_at - interval '25 hours' where requested_by = ${asha.id}`.execute(
    core.db,
  );
  assert.equal((await ask(asha, await person())).state, 'requested');
});

test('a member gets as many requests as their capacity allows, and none at capacity zero', async () => {
  const meera = await person();
  await setRequestCapacity(core, meera, { capacity: 5 });
  const strangers = await Promise.all(Array.from({ length: 10 }, asker));
  const outcomes = await Promise.allSettled(strangers.map((one) => ask(one, meera)));
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 5);
  for (const one of outcomes) if (one.status === 'rejected') assert.ok(refused('requests_full')(one.reason));
  const [request] = await requestsOf(meera);
  await answer(meera, request?.id ?? '', false);
  await ask(await asker(), meera);
  await setRequestCapacity(core, meera, { capacity: 0 });
  await assert.rejects(ask(await asker(), meera), refused('requests_full'));
  await sql`update people set away_until = current_date + 3 where account_id = ${meera.id}`.execute(core.db);
  await assert.rejects(ask(await asker(), meera), refused('person_away'));
});

test('a member is away until the day ends in their own time zone', async () => {
  const [east, west] = [await person(), await person()];
  await setStanding(core, east.id, { zone: 'Etc/GMT-14' });
  await setStanding(core, west.id, { zone: 'Etc/GMT+12' });
  const until = await ownDay(core.db, west.id);
  for (const { id } of [east, west])
    await sql`update people set away_until = ${until} where account_id = ${id}`.execute(core.db);
  await assert.rejects(ask(await asker(), west), refused('person_away'));
  assert.equal((await ask(await asker(), east)).state, 'requested');
});

test('a decline is final and leaves nothing to read, but the member who declined may still ask', async () => {
  const [asha, meera] = [await asker(), await verified(core, await person())];
  const { conversationId } = await ask(asha, meera);
  assert.equal((await answer(meera, conversationId, false)).state, 'declined');
  assert.equal(await unreadCount(core, meera.id), 0);
  assert.deepEqual((await listConversations(core, meera, { show: 'all', after: '' })).conversations, []);
  await assert.rejects(ask(asha, meera), refused('request_declined'));
  assert.equal((await getWritingTo(core, asha, { handle: await handleOf(core, meera) })).way, 'none');
  await assert.rejects(say(core, asha, conversationId, 'Please'), refused('conversation_closed'));
  assert.equal((await ask(meera, asha)).state, 'requested');
  assert.equal((await answer(asha, conversationId, true)).state, 'open');
});

test('without an answer in seven days it closes quietly, and can be tried once more', async () => {
  const [asha, meera] = [await asker(), await person()];
  const { conversationId } = await ask(asha, meera);
  await letTimePass();
  assert.equal((await getConversation(core, asha, conversationId)).state, 'lapsed');
  await assert.rejects(answer(meera, conversationId, true), refused('request_over'));
  assert.ok(!(await postedEmails(core)).some(({ letter: email }) => email === 'turn-lapsed'));
  assert.equal((await ask(asha, meera)).state, 'requested');
  await letTimePass();
  await assert.rejects(ask(asha, meera), refused('request_declined'));
});

test('writing to a member who has asked accepts, and two simultaneous requests open one conversation', async () => {
  const [asha, meera] = [await asker(), await asker()];
  const { conversationId } = await ask(asha, meera);
  assert.deepEqual(await ask(meera, asha, 'Yes, gladly.'), { conversationId, state: 'open' });
  const [ravi, zoya] = [await asker(), await asker()];
  const both = await Promise.all([ask(ravi, zoya), ask(zoya, ravi)]);
  assert.equal(new Set(both.map((one) => one.conversationId)).size, 1);
  assert.equal((await getConversation(core, ravi, both[0]?.conversationId ?? '')).state, 'open');
});

test('members of one team are no strangers', async () => {
  const [asha, meera] = [await member(core, { password: null }), await person()];
  const slug = await publishedProject(core, asha);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${meera.id}, false from projects where slug = ${slug}`.execute(core.db);
  assert.equal((await ask(meera, asha, 'Hello')).state, 'open');
});

test('a member can write only to members they can see, and not to themself', async () => {
  const asha = await asker();
  const [hidden, child, suspended, blocked] = [
    await person(),
    await person(),
    await person(),
    await person(),
  ];
  await sql`update people set visibility = 'hidden' where account_id = ${hidden.id}`.execute(core.db);
  await setStanding(core, child.id, { birth_date: bornYearsAgo(15) });
  await setStanding(core, suspended.id, standings.suspended);
  await block(core, blocked, { personId: asha.id });
  const now = await again(core, asha);
  for (const whom of [hidden, child, suspended, blocked, asha])
    for (const actor of [asha, now])
      await assert.rejects(ask(actor, whom), refused('person_not_found'), whom.account.name);
  await assert.rejects(
    writeToPerson(core, asha, { handle: 'nobody-at-all', text: firstMessage, key: newId() }),
    refused('person_not_found'),
  );
  await assert.rejects(ask(child, asha), refused('opens_later'));
  await assert.rejects(ask(suspended, asha), refused('user_blocked'));
});

test('a block is queued behind messages being sent, and refuses later ones without disclosing itself', async () => {
  const [asha, meera] = [await person('Asha'), await person()];
  const id = await openBetween(core, asha, meera);
  const held = await holdRow(core, asha.id);
  const sending = Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => say(core, asha, id, `Message ${at}`)),
  );
  await held.waiters(3);
  const blocking = block(core, meera, { personId: asha.id });
  await held.release();
  const [outcomes] = await Promise.all([sending, blocking]);
  for (const one of outcomes)
    if (one.status === 'rejected') assert.ok(refused('conversation_closed')(one.reason), String(one.reason));
  const sent = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const shown = await getConversation(core, await again(core, asha), id);
  assert.deepEqual([shown.lastNumber, shown.state, shown.isAvailable], [sent, 'ended', false]);
  for (const who of [asha, meera])
    await assert.rejects(say(core, await again(core, who), id, 'Hello'), refused('conversation_closed'));
  assert.equal(await unreadCount(core, meera.id), 0);
  await unblock(core, meera, { personId: asha.id });
  await assert.rejects(say(core, asha, id, 'Hello'), refused('conversation_closed'));
  await verified(core, asha);
  assert.deepEqual(await ask(await again(core, asha), meera), { conversationId: id, state: 'requested' });
});

test('a block or a suspension ends an open request with its deadline', async () => {
  for (const end of [
    (asha: Member, meera: Member) => block(core, meera, { personId: asha.id }),
    async (_: Member, meera: Member) => {
      await setStanding(core, meera.id, standings.suspended);
      await core.db
        .transaction()
        .execute((tx) => record(tx, { name: 'standings.suspended', accountId: meera.id }));
    },
  ]) {
    const [asha, meera] = [await asker(), await person()];
    const { conversationId } = await ask(asha, meera);
    await end(asha, meera);
    await runReactions(core);
    const conversation = await getConversation(core, asha, conversationId);
    assert.deepEqual([conversation.state, conversation.answerUntil], ['ended', '']);
    const deadline = await core.db
      .selectFrom('clocks')
      .select('state')
      .where('subject_id', '=', conversationId)
      .executeTakeFirstOrThrow();
    assert.equal(deadline.state, 'released');
  }
});

test('a short block gets around neither a decline nor the daily limit of strangers', async () => {
  const asha = await asker();
  const blink = async (personId: string) => {
    await block(core, asha, { personId });
    await unblock(core, asha, { personId });
    await runReactions(core);
  };
  const meera = await person();
  await answer(meera, (await ask(asha, meera)).conversationId, false);
  await blink(meera.id);
  await assert.rejects(ask(asha, meera), refused('request_declined'));
  assert.equal((await getWritingTo(core, asha, { handle: await handleOf(core, meera) })).way, 'none');

  const ravi = await person('Ravi');
  for (let times = 0; times < 2; times++) {
    assert.equal((await ask(asha, ravi)).state, 'requested');
    await blink(ravi.id);
  }
  await assert.rejects(ask(asha, ravi), refused('request_declined'), 'a third time');
  for (let others = 0; others < 3; others++) {
    const other = await person(`Other ${others}`);
    await ask(asha, other);
    await blink(other.id);
  }
  await assert.rejects(ask(asha, await person('Sixth')), refused('requests_too_many'));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import { applyFor, shortlisted } from '#tests/applications/applications.ts';
import { say } from '#tests/conversations/conversations.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { block } from '../blocks/block.ts';
import { unblock } from '../blocks/unblock.ts';
import { closeReading } from '../conversations/close-reading.ts';
import { findMessages } from '../conversations/find-messages.ts';
import { getConversation } from '../conversations/get-conversation.ts';
import { listConversations } from '../conversations/list-conversations.ts';
import { listMessages } from '../conversations/list-messages.ts';
import { unreadCount } from '../conversations/unread-count.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { beginConversation } from './begin-conversation.ts';
import { decline } from './decline.ts';
import { openReceived } from './open-received.ts';
import { showReceived } from './show-received.ts';
import { showSent } from './show-sent.ts';
import { tellDeclines } from './tell-declines.ts';
import { withdrawApplication } from './withdraw-application.ts';

const core = await freshCore();
await keepBeating(core);
const owner = await member(core, { name: 'Meera Joshi' });
const project = await publishedProject(core, owner, 'Cold rooms');
const someone = () => member(core, { name: 'Kavya Rao', password: null });

async function applied() {
  const [opportunity, applicant] = [await openOpportunity(core, owner, {}, project), await someone()];
  const { id } = await applyFor(core, applicant, opportunity.slug);
  return { applicant, id };
}
async function talking(words = 'Which rooms are they?') {
  const made = await applied();
  const conversationId = (await beginConversation(core, made.applicant, made.id)).id;
  await say(core, made.applicant, conversationId, words);
  return { ...made, talk: conversationId };
}
const seats = async (conversationId: string) =>
  (
    await core.db
      .selectFrom('conversation_members')
      .select('account_id')
      .where('conversation_id', '=', conversationId)
      .execute()
  ).map((one) => one.account_id);
const addOwner = async (who: Member, isOwner = true) => {
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${who.id}, ${isOwner} from projects where slug = ${project}`.execute(core.db);
};
const removeOwner = (who: Member) =>
  sql`delete from project_members where account_id = ${who.id}`.execute(core.db);
const listed = async (who: Member) =>
  (await listConversations(core, who, { show: 'all', after: '' })).conversations;

test('an applicant writes three messages before an owner answers, also of ten at once; then both are free', async () => {
  const { applicant, id } = await applied();
  const begun = await Promise.all([
    beginConversation(core, applicant, id),
    beginConversation(core, owner, id),
    beginConversation(core, applicant, id),
  ]);
  const [{ id: conversationId = '' } = {}] = begun;
  assert.equal(new Set(begun.map((one) => one.id)).size, 1);
  assert.deepEqual([begun[0]?.left, begun[1]?.left], [3, null]);
  assert.ok(!(await listed(owner)).some((one) => one.id === conversationId), 'nothing is written yet');
  const sent = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => say(core, applicant, conversationId, `Question ${at}`)),
  );
  assert.equal(sent.filter(({ status }) => status === 'fulfilled').length, 3);
  for (const one of sent) if (one.status === 'rejected') refused('message_waits')(one.reason);
  const waits = await getConversation(core, applicant, conversationId);
  assert.deepEqual([waits.left, waits.can.write, waits.project?.name], [0, false, 'Cold rooms']);
  const read = await getConversation(core, owner, conversationId);
  assert.deepEqual([read.person?.name, read.project, read.unread], ['Kavya Rao', null, 3]);
  assert.deepEqual([read.applicationId, await unreadCount(core, owner.id)], [id, 1]);
  await openReceived(core, owner, id);
  await assert.rejects(say(core, applicant, conversationId, 'One more'), refused('message_waits'));
  await say(core, owner, conversationId, 'Two rooms near Nagpur.');
  await say(core, applicant, conversationId, 'Thank you!');
  assert.equal((await getConversation(core, applicant, conversationId)).left, null);
  assert.deepEqual((await listMessages(core, owner, { conversationId: conversationId })).messages.length, 5);
  const { messages } = await findMessages(core, owner, { search: 'thank', after: '' });
  assert.equal(messages[0]?.conversationId, conversationId);
});

test('a decision is an answer, and an applicant who is owed none may write without a limit', async () => {
  const { applicant, id, talk: conversationId } = await talking();
  for (const at of [2, 3]) await say(core, applicant, conversationId, `Question ${at}`);
  await shortlisted(core, owner, id);
  await say(core, applicant, conversationId, 'I am glad.');
  const late = await applied();
  await shortlisted(core, owner, late.id);
  assert.equal((await beginConversation(core, late.applicant, late.id)).left, null);
});

test('strangers, members without ownership and former owners read nothing; new owners read all', async () => {
  const { applicant, id, talk: conversationId } = await talking();
  const [mate, second, stranger] = [await someone(), await someone(), await someone()];
  await addOwner(mate, false);
  for (const who of [mate, stranger]) {
    await assert.rejects(beginConversation(core, who, id), refused('application_unknown'));
    await assert.rejects(getConversation(core, who, conversationId), refused('conversation_not_found'));
    await assert.rejects(say(core, who, conversationId, 'Hello'), refused('conversation_not_found'));
  }
  await addOwner(second);
  assert.equal((await listMessages(core, second, { conversationId: conversationId })).messages.length, 1);
  assert.equal((await getConversation(core, second, conversationId)).unread, 0);
  await sql`update project_members set is_owner = false where account_id = ${second.id}`.execute(core.db);
  await assert.rejects(getConversation(core, second, conversationId), refused('conversation_not_found'));
  await sql`update project_members set is_owner = true where account_id = ${second.id}`.execute(core.db);
  assert.deepEqual((await seats(conversationId)).sort(), [applicant.id, owner.id, second.id].sort());
  for (const who of [mate, second]) await removeOwner(who);
  assert.deepEqual((await seats(conversationId)).sort(), [applicant.id, owner.id].sort());
});

test('a withdrawal takes it from the team at once, also while an owner is writing; the applicant keeps it', async () => {
  const { applicant, id, talk: conversationId } = await talking('A peculiar question');
  const both = await Promise.allSettled([
    withdrawApplication(core, applicant, id),
    say(core, owner, conversationId, 'Two rooms.'),
  ]);
  assert.equal(both[0].status, 'fulfilled');
  if (both[1].status === 'rejected')
    assert.match(String(both[1].reason.code), /^conversation_(closed|not_found)$/);
  assert.deepEqual(await seats(conversationId), [applicant.id]);
  await assert.rejects(
    listMessages(core, owner, { conversationId: conversationId }),
    refused('conversation_not_found'),
  );
  assert.equal((await findMessages(core, owner, { search: 'peculiar', after: '' })).messages.length, 0);
  assert.equal((await showReceived(core, owner, id)).conversationId, '');
  assert.equal((await showSent(core, applicant, id)).conversationId, conversationId);
  await assert.rejects(say(core, applicant, conversationId, 'Wait'), refused('conversation_closed'));
  await assert.rejects(beginConversation(core, applicant, id), refused('application_over'));
});

test('after another end no one writes and the team reads it for 30 days; coming back reopens it', async () => {
  const { applicant, id, talk: conversationId } = await talking();
  const decided = { reason: 'chose_another' as const, words: '' };
  await decline(core, owner, { applicationId: id, version: 1, ...decided });
  await say(core, applicant, conversationId, 'It is not told yet.');
  await sql`update applications set decline_at = now() where id = ${id}`.execute(core.db);
  await tellDeclines(core);
  for (const who of [owner, applicant])
    await assert.rejects(say(core, who, conversationId, 'But'), refused('conversation_closed'));
  assert.equal((await listMessages(core, owner, { conversationId: conversationId })).messages.length, 2);
  await closeReading(core);
  assert.equal((await seats(conversationId)).length, 2);
  await sql`update conversations set owners_read_until = now() where id = ${conversationId}`.execute(core.db);
  await Promise.all([closeReading(core), closeReading(core)]);
  assert.deepEqual(await seats(conversationId), [applicant.id]);
  assert.equal(await closeReading(core), 0);
  await sql`update applications set stage = 'seen', stage_before = '', ended_at = null where id = ${id}`.execute(
    core.db,
  );
  assert.deepEqual((await seats(conversationId)).sort(), [applicant.id, owner.id].sort());
  await say(core, owner, conversationId, 'We looked again.');
});

test('a block quietly hides the conversation from one owner only; a suspended applicant gets no messages', async () => {
  const second = await someone();
  await addOwner(second);
  const { applicant, talk: conversationId } = await talking();
  await say(core, owner, conversationId, 'Two rooms.');
  await block(core, owner, { personId: applicant.id });
  await runReactions(core);
  assert.deepEqual((await seats(conversationId)).sort(), [applicant.id, second.id].sort());
  await assert.rejects(say(core, owner, conversationId, 'More'), refused('conversation_not_found'));
  assert.equal((await listMessages(core, applicant, { conversationId: conversationId })).messages.length, 2);
  await say(core, applicant, conversationId, 'And where?');
  await unblock(core, owner, { personId: applicant.id });
  assert.equal((await listMessages(core, owner, { conversationId: conversationId })).messages.length, 3);
  await setStanding(core, applicant.id, standings.suspended);
  const away = await getConversation(core, owner, conversationId);
  assert.deepEqual([away.isAvailable, away.can.write], [false, false]);
  await assert.rejects(say(core, second, conversationId, 'Hello?'), refused('conversation_closed'));
  await removeOwner(second);
});

test('who asks an applicant for money is warned of, and the account that goes takes the conversation along', async () => {
  const { applicant, talk: conversationId } = await talking('Please pay me a deposit of ₹500 by UPI.');
  await say(core, owner, conversationId, 'Please pay a registration fee of ₹500 by UPI first.');
  const { messages } = await listMessages(core, applicant, { conversationId: conversationId });
  assert.deepEqual(messages[1]?.warnings, ['asks_for_money']);
  assert.deepEqual(
    (await listMessages(core, owner, { conversationId: conversationId })).messages[0]?.warnings,
    [],
    'an applicant offers no work',
  );
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, applicant.id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
  const left = await core.db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .execute();
  assert.equal(left.length, 0);
});

import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'kysely';
import { staff } from '#tests/administration/staff.ts';
import { appealWords, caseWorld, reason, said } from '#tests/cases/cases.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { completeProject } from '#tests/projects/published-project.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { attachFile } from '../conversations/attach-file.ts';
import { deleteMessage } from '../conversations/delete-message.ts';
import { dropWaitingFiles } from '../conversations/drop-waiting-files.ts';
import { openMessageFile } from '../conversations/open-message-file.ts';
import { sendMessage } from '../conversations/send-message.ts';
import type { Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { answerCaseAppeal } from './answer-case-appeal.ts';
import { appealCase } from './appeal-case.ts';
import { appealSuspension } from './appeal-suspension.ts';
import { decideCase } from './decide-case.ts';
import { getSuspension } from './get-suspension.ts';
import { openCase } from './open-case.ts';
import { report } from './report.ts';

const { base, core, admin, shown, lettersTo: emailsTo, caseOf } = await caseWorld();

async function talk() {
  const [author, reader] = [await shown('Author'), await shown('Reader')];
  const slug = await completeProject(core, author);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${reader.id}, false from projects where slug = ${slug}`.execute(core.db);
  const { rows } = await sql<{ id: string }>`select id from conversations where subject_id =
    (select id from projects where slug = ${slug})`.execute(core.db);
  const conversationId = rows[0]?.id ?? '';
  const write = async (text: string, files: string[] = []) =>
    (await sendMessage(core, author, { conversationId, key: newId(), text, files })).id;
  const attach = () =>
    attachFile(core, author, { conversationId, name: 'plan.pdf', bytes: Readable.from([pdf()]) });
  return { author, reader, write, attach };
}

test('a case shows the sealed message with ten around it, even if its author deletes it', async () => {
  const { author, reader, write } = await talk();
  for (let at = 0; at < 8; at++) await write(`before ${at}`);
  const messageId = await write('Give me your mother’s gold.');
  for (let at = 0; at < 8; at++) await write(`after ${at}`);
  const asked = { reportedKind: 'message', reportedId: messageId, ...said } as const;
  const stranger = await member(core, { password: null });
  for (const nobody of [stranger, author])
    await assert.rejects(report(core, nobody, asked), refused('reported_unknown'));
  await report(core, reader, asked);
  await deleteMessage(core, author, messageId);
  const third = await member(core, { password: null });
  await sql`insert into conversation_members (conversation_id, account_id)
    select conversation_id, ${third.id} from messages where id = ${messageId}`.execute(core.db);
  await report(core, third, asked);
  const opened = await openCase(core, admin, await caseOf(messageId));
  assert.equal(opened.reports, 2);
  assert.equal(opened.sealed.find(({ name }) => name === 'text')?.text, 'Give me your mother’s gold.');
  assert.equal(opened.around.length, 11);
  assert.equal(opened.around.filter(({ isReported }) => isReported).length, 1);
  // A message deleted before any report can still be reported, and the messages around it remain visible.
  const gone = await write('Gone at once.');
  await deleteMessage(core, author, gone);
  await report(core, reader, { ...asked, reportedId: gone });
  const later = await openCase(core, admin, await caseOf(gone));
  assert.ok(later.sealed.some(({ name }) => name === 'deleted'));
});

test('a hidden message is deleted for all; a granted appeal restores its text and files', async () => {
  const { author, reader, write, attach } = await talk();
  const { id: fileId } = await attach();
  const messageId = await write('Hard words.', [fileId]);
  const openFile = (who: Member) => openMessageFile(core, who, { fileId, size: 'whole' });
  await report(core, reader, { reportedKind: 'message', reportedId: messageId, ...said });
  const caseId = await caseOf(messageId);
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  const textNow = async () =>
    await core.db
      .selectFrom('messages')
      .select(['text', 'deleted_at'])
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
  assert.equal((await textNow()).text, '');
  for (const who of [author, reader]) await assert.rejects(openFile(who), refused('message_file_not_found'));
  await dropWaitingFiles(core);
  await appealCase(core, author, { caseId: caseId, appeal: appealWords });
  const other = await administrator(core, 'third');
  await answerCaseAppeal(other.core, other.admin, { caseId, lifted: true, reason: 'It was a quotation.' });
  assert.deepEqual(await textNow(), { text: 'Hard words.', deleted_at: null });
  assert.equal((await openFile(reader)).name, 'plan.pdf');
});

test('an appeal does not restore text that its author has deleted', async () => {
  for (const when of ['before', 'after'] as const) {
    const { author, reader, write } = await talk();
    const messageId = await write('Regretted.');
    await report(core, reader, { reportedKind: 'message', reportedId: messageId, ...said });
    const caseId = await caseOf(messageId);
    if (when === 'before') await deleteMessage(core, author, messageId);
    await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
    if (when === 'after') await deleteMessage(core, author, messageId);
    await appealCase(core, author, { caseId: caseId, appeal: appealWords });
    const other = await administrator(core, `judge of ${when}`);
    await answerCaseAppeal(other.core, other.admin, { caseId, lifted: true, reason: 'It was a quotation.' });
    const row = await core.db
      .selectFrom('messages')
      .select(['text', 'deleted_at'])
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
    assert.deepEqual([row.text, row.deleted_at === null], ['', false], when);
  }
});

test('a message with a warning opens a case about that message alone', async () => {
  const { author, reader, write } = await talk();
  const messageId = await write('One message.');
  const subject = {
    messageId,
    conversationId: (
      await core.db
        .selectFrom('messages')
        .select('conversation_id')
        .where('id', '=', messageId)
        .executeTakeFirstOrThrow()
    ).conversation_id,
  };
  for (let times = 0; times < 2; times++)
    await core.db
      .transaction()
      .execute((tx) => record(tx, { name: 'messages.warned', accountId: author.id, subject }));
  await runReactions(base);
  const opened = await openCase(core, admin, await caseOf(messageId));
  assert.deepEqual(
    opened.reportList.map(({ by }) => by),
    [''],
  );
  await decideCase(core, admin, { caseId: opened.$id, version: 1, outcome: 'nothing', reason });
  assert.deepEqual((await emailsTo(reader)).length, 0);
});

test('of several suspensions of one author the longest counts, and the appeal is about it', async () => {
  const { author, reader, write } = await talk();
  const cases: string[] = [];
  for (const text of ['One', 'Two', 'Three']) {
    const messageId = await write(text);
    await report(core, reader, { reportedKind: 'message', reportedId: messageId, ...said });
    cases.push(await caseOf(messageId));
  }
  const [first = '', shorter = '', longer = ''] = cases;
  const decide = (caseId: string, days: number, why: string) =>
    decideCase(core, admin, { caseId, version: 1, outcome: 'suspend', days, reason: why });
  const now = () => getSuspension(core, author);
  await decide(first, 7, 'Asked members for money.');
  const before = await now();
  await decide(shorter, 1, 'A small thing.');
  assert.deepEqual(await now(), before, 'what ends sooner changes nothing');
  await appealCase(core, author, { caseId: shorter, appeal: appealWords });
  const other = await administrator(core, 'judge of the shorter');
  await answerCaseAppeal(other.core, other.admin, { caseId: shorter, lifted: true, reason: 'Not so.' });
  assert.deepEqual(await now(), before, 'nor does an appeal against that');
  await decide(longer, 30, 'Did it to others too.');
  assert.deepEqual(await now(), before, 'a second member of staff confirms more than 7 days');
  const { id } = await core.db
    .selectFrom('staff_proposals')
    .select('id')
    .where('subject_id', '=', author.id)
    .executeTakeFirstOrThrow();
  await confirmProposal(core, await staff(core, 'cases'), id);
  assert.ok((await now()).until > before.until);
  const appealed = await appealSuspension(core, author, { appeal: appealWords });
  assert.deepEqual([appealed.reason, appealed.appeal], ['Did it to others too.', appealWords]);
});

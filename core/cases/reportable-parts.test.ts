import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { ReportedKind } from '#contract/collected.ts';
import { active, sidesOf } from '#tests/agreements/agreements.ts';
import { applyFor } from '#tests/applications/applications.ts';
import { uploadOf } from '#tests/applications/things.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { appealWords, caseWorld, reason, said } from '#tests/cases/cases.ts';
import { firstMessage, handleOf, verified } from '#tests/conversations/conversations.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { refused } from '#tests/ground/refused.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { startMilestone } from '../agreements/milestones/start-milestone.ts';
import { submitMilestone } from '../agreements/milestones/submit-milestone.ts';
import { openApplicationFile } from '../applications/open-application-file.ts';
import { showReceived } from '../applications/show-received.ts';
import { showSent } from '../applications/show-sent.ts';
import { openAvatar } from '../avatars/open-avatar.ts';
import { putAvatar } from '../avatars/put-avatar.ts';
import { listMessages } from '../conversations/list-messages.ts';
import { writeToPerson } from '../conversations/write-to-person.ts';
import { guest, type Member } from '../ground/actor.ts';
import { newId } from '../ground/ids.ts';
import { findPublicPerson } from '../people/find-public-person.ts';
import { getProject } from '../projects/get-project.ts';
import { writeUpdate } from '../projects/write-update.ts';
import { answerCaseAppeal } from './answer-case-appeal.ts';
import { appealCase } from './appeal-case.ts';
import { decideCase } from './decide-case.ts';
import { findReportable } from './find-reportable.ts';
import { openCase } from './open-case.ts';
import { report } from './report.ts';

const { core, admin, shown, caseOf } = await caseWorld();
const second = await administrator(core, 'second');

const find = (who: Member, reportedKind: ReportedKind, reportedId: string) =>
  findReportable(core, who, { reportedKind, reportedId });
const unknown = refused('reported_unknown');

/** Reports it, and gives its case as an administrator opens it. */
async function reported(who: Member, reportedKind: ReportedKind, reportedId: string) {
  await report(core, who, { reportedKind, reportedId, ...said });
  return openCase(core, admin, await caseOf(reportedId));
}

const hide = (caseId: string) => decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });

async function lift(judged: Member, caseId: string) {
  await appealCase(core, judged, { caseId, appeal: appealWords });
  await answerCaseAppeal(second.core, second.admin, { caseId, lifted: true, reason: 'We looked once more.' });
}

test('a photo and a text of a profile are reported alone, hidden, and shown again after an appeal', async () => {
  const [meera, reporter] = [await shown(), await member(core, { password: null })];
  const { avatarId } = await putAvatar(core, meera, Readable.from([await photo('jpeg', 60, 40)]));
  await core.db
    .updateTable('people')
    .set({ about: 'Pay me first.' })
    .where('account_id', '=', meera.id)
    .execute();
  const { parts } = await find(reporter, 'person', meera.id);
  assert.deepEqual(
    parts.map(({ kind, name }) => `${kind} ${name}`),
    ['photo ', 'profile_field about'],
  );
  const page = async () => findPublicPerson(core, await handleOf(core, meera));

  const opened = await reported(reporter, 'photo', meera.id);
  assert.deepEqual([opened.can, opened.pictures.length], [['nothing', 'warn', 'hide', 'suspend'], 1]);
  await hide(opened.$id);
  assert.equal((await page())?.avatarId, '');
  await assert.rejects(
    openAvatar(core, avatarId, () => true),
    refused('avatar_not_found'),
  );
  await assert.rejects(find(reporter, 'photo', meera.id), unknown);
  await lift(meera, opened.$id);
  assert.equal((await page())?.avatarId, avatarId);

  const field = `${meera.id}.about`;
  const text = await reported(reporter, 'profile_field', field);
  assert.deepEqual(text.sealed, [{ name: 'about', text: 'Pay me first.' }]);
  await hide(text.$id);
  assert.equal((await page())?.about, '');
  await lift(meera, text.$id);
  assert.equal((await page())?.about, 'Pay me first.');
  for (const id of [`${meera.id}.email`, `${meera.id}.`, meera.id, `${newId()}.about`, `${meera.id}.links`])
    await assert.rejects(find(reporter, 'profile_field', id), unknown, id);
  await assert.rejects(find(meera, 'photo', meera.id), unknown);
});

test('hidden past work comes back as it was after a won appeal, unless its member wrote another', async () => {
  const [meera, reporter] = [await shown(), await member(core, { password: null })];
  const work = [{ what: 'Cold rooms', where: 'Pune', line: 'Pay me first.', from: 2021 }];
  const write = (value: unknown) =>
    core.db
      .updateTable('people')
      .set({ past_work: JSON.stringify(value) })
      .where('account_id', '=', meera.id)
      .execute();
  const stored = () =>
    core.db
      .selectFrom('people')
      .select(['past_work', 'hidden_work'])
      .where('account_id', '=', meera.id)
      .executeTakeFirstOrThrow();
  await write(work);
  const first = await reported(reporter, 'profile_field', `${meera.id}.work`);
  await hide(first.$id);
  assert.deepEqual(await stored(), { past_work: [], hidden_work: work });
  await lift(meera, first.$id);
  assert.deepEqual(await stored(), { past_work: work, hidden_work: null });
  const again = await reported(await member(core, { password: null }), 'profile_field', `${meera.id}.work`);
  await hide(again.$id);
  const later = [{ what: 'Looms', where: 'Salem', line: '' }];
  await write(later);
  await lift(meera, again.$id);
  assert.deepEqual(await stored(), { past_work: later, hidden_work: null });
});

test('a note of a project is reported by others than its author, and hidden from everyone', async () => {
  const [owner, reporter] = [await member(core, { password: null }), await member(core, { password: null })];
  const slug = await publishedProject(core, owner);
  await writeUpdate(core, owner, { projectSlug: slug, text: 'Send 500 rupees.', key: newId() });
  const [part] = (await find(reporter, 'project', slug)).parts;
  assert.deepEqual([part?.kind, part?.name], ['project_update', 'Send 500 rupees.']);
  const id = part?.id ?? '';
  await assert.rejects(find(owner, 'project_update', id), unknown);
  const { $id } = await reported(reporter, 'project_update', id);
  await hide($id);
  const notes = async () => (await getProject(core, guest, slug)).updates.length;
  assert.equal(await notes(), 0);
  await assert.rejects(find(reporter, 'project_update', id), unknown);
  await lift(owner, $id);
  assert.equal(await notes(), 1);
});

test('owners report an application and its file, strangers cannot, and both are hidden from owners', async () => {
  const [owner, applicant] = [await member(core, { password: null }), await member(core, { password: null })];
  const { slug } = await openOpportunity(core, owner);
  const { id } = await applyFor(core, applicant, slug, { file: await uploadOf(core, applicant) });
  const { parts } = await find(owner, 'application_answer', id);
  assert.deepEqual(
    parts.map(({ kind }) => kind),
    ['application_file'],
  );
  for (const who of [applicant, await member(core, { password: null })])
    for (const kind of ['application_answer', 'application_file'] as const)
      await assert.rejects(find(who, kind, id), unknown);
  await report(core, owner, { reportedKind: 'application_file', reportedId: id, ...said });
  const fileCase = await caseOf(id);
  await hide(fileCase);
  await assert.rejects(openApplicationFile(core, owner, id), refused('application_file_unknown'));
  assert.ok(await openApplicationFile(core, applicant, id));
  await report(core, owner, { reportedKind: 'application_answer', reportedId: id, ...said });
  const answers = await openCase(core, admin, await caseOf(id));
  const note = answers.sealed.find(({ name }) => name === 'note')?.text ?? '';
  assert.notEqual(note, '');
  await hide(answers.$id);
  assert.equal((await showReceived(core, owner, id)).sent?.note, '');
  await lift(applicant, answers.$id);
  assert.equal((await showSent(core, applicant, id)).note, note);
});

test('a side reports the text and the work of the other side, and no decision hides them', async () => {
  const sides = await sidesOf(core, 'Asha Kale');
  const { id } = await active(core, sides);
  const { sequence } = await startMilestone(core, sides.contributor, {
    agreementId: id,
    milestone: 1,
    basedOn: 0,
    share: 0,
  });
  await submitMilestone(core, sides.contributor, {
    agreementId: id,
    milestone: 1,
    basedOn: sequence,
    hours: 20,
    proposed: null,
    notPassing: '',
    text: 'It counts, and I know where you live.',
    links: [],
    files: [],
  });
  const text = await reported(sides.contributor, 'agreement_text', id);
  assert.deepEqual(text.can, ['nothing', 'warn', 'suspend']);
  assert.deepEqual(
    text.people.map(({ $id }) => $id),
    [sides.owner.id],
  );
  assert.equal(text.sealed.length, 1);
  const { rows } = await sql<{ sequence: number }>`select sequence from agreement_entries
    where agreement_id = ${id} and fact ->> 'kind' = 'submitted'`.execute(core.db);
  const work = await reported(sides.owner, 'agreement_work', `${id}.${rows[0]?.sequence}`);
  assert.ok(work.sealed.some(({ text: words }) => words.includes('I know where you live')));
  assert.deepEqual(
    work.people.map(({ $id }) => $id),
    [sides.contributor.id],
  );
  for (const who of [sides.owner, await member(core, { password: null })])
    await assert.rejects(find(who, 'agreement_text', id), unknown);
  for (const wrong of [`${id}.0`, `${id}.x`, id, `${newId()}.2`, `${id}.99999999999`])
    await assert.rejects(find(sides.owner, 'agreement_work', wrong), unknown, wrong);
});

test('a first message that asks for a conversation can be reported, with a block by the same form', async () => {
  const asha = await verified(core, await shown('Asha Kulkarni'));
  const meera = await shown();
  const handle = await handleOf(core, meera);
  const { conversationId } = await writeToPerson(core, asha, { handle, text: firstMessage, key: newId() });
  const { messages } = await listMessages(core, meera, { conversationId });
  const id = messages[0]?.id ?? '';
  assert.equal((await find(meera, 'message', id)).blocks, 'Asha Kulkarni');
  await report(core, meera, { reportedKind: 'message', reportedId: id, ...said, alsoBlock: true });
  const blocked = await core.db
    .selectFrom('blocks')
    .select('blocked_id')
    .where('blocker_id', '=', meera.id)
    .execute();
  assert.deepEqual(blocked, [{ blocked_id: asha.id }]);
  const { sealed } = await openCase(core, admin, await caseOf(id));
  assert.ok(sealed.some(({ text }) => text === firstMessage));
});

test('a report offers no block where several members are responsible, or none can be named', async () => {
  const [owner, reporter] = [await member(core, { password: null }), await member(core, { password: null })];
  const slug = await publishedProject(core, owner);
  assert.equal((await find(reporter, 'project', slug)).blocks, owner.account.name);
  const other = await member(core, { password: null });
  const project = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await core.db
    .insertInto('project_members')
    .values({ project_id: project.id, account_id: other.id, is_owner: true })
    .execute();
  assert.equal((await find(reporter, 'project', slug)).blocks, null);
});

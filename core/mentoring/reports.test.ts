import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appealWords, caseWorld, reason, said } from '#tests/cases/cases.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { newMentee, newMentor, question, sessionBetween } from '#tests/mentoring/sessions.ts';
import { answerCaseAppeal } from '../cases/answer-case-appeal.ts';
import { appealCase } from '../cases/appeal-case.ts';
import { decideCase } from '../cases/decide-case.ts';
import { findReportable } from '../cases/find-reportable.ts';
import { openCase } from '../cases/open-case.ts';
import { report } from '../cases/report.ts';
import type { Member } from '../ground/actor.ts';
import { getMentorRecord } from './get-mentor-record.ts';
import { getSession } from './get-session.ts';
import { showThanks } from './show-thanks.ts';
import { thank } from './thank.ts';
import { writeNote } from './write-note.ts';

const { base, core, admin, caseOf } = await caseWorld();

type Kind = 'mentoring_session' | 'mentoring_note' | 'mentor_thanks';
const of = (reportedKind: Kind, reportedId: string) => ({ reportedKind, reportedId });
const reporting = (who: Member, kind: Kind, id: string) => report(core, who, { ...of(kind, id), ...said });

async function held() {
  const sides = { mentor: await newMentor(core), mentee: await newMentee(core) };
  const { id } = await sessionBetween(core, sides, {
    state: 'took_place',
    starts_at: new Date(Date.now() - 3_600_000),
    location_kind: 'link',
    location: 'https://meet.example/private-room',
  });
  const note = (who: Member, whose: 'both' | 'own', text: string) =>
    writeNote(core, who, { sessionId: id, whose, version: 0, text });
  return { id, ...sides, note };
}

/** Lifts a decision by the appeal of the judged member. */
async function lift(caseId: string, judged: Member, name: string) {
  await appealCase(core, judged, { caseId, appeal: appealWords });
  const other = await administrator(core, name);
  await answerCaseAppeal(other.core, other.admin, { caseId, lifted: true, reason: 'It was a quotation.' });
}

test('each side reports the other one, and the case seals the words that both read', async () => {
  const { id, mentor, mentee, note } = await held();
  await note(mentor, 'both', 'Send me 500 rupees first.');
  await note(mentor, 'own', 'A secret of the mentor.');
  for (const [reporter, judged, side] of [
    [mentee, mentor, 'mentor'],
    [mentor, mentee, 'mentee'],
  ] as const) {
    await reporting(reporter, 'mentoring_session', id);
    const opened = await openCase(core, admin, await caseOf(`${id} ${side}`));
    assert.deepEqual(
      opened.people.map(({ $id }) => $id),
      [judged.id],
    );
    const words = JSON.stringify(opened.sealed);
    for (const text of [question, 'Send me 500 rupees first.']) assert.ok(words.includes(text), side);
    for (const text of ['A secret of the mentor.', 'private-room']) assert.ok(!words.includes(text), side);
  }
});

test('an administrator reads a session through its case alone', async () => {
  const { id, mentee } = await held();
  await reporting(mentee, 'mentoring_session', id);
  await assert.rejects(getSession(core, admin, id), refused('mentoring_unknown'));
  const opened = await openCase(core, admin, await caseOf(`${id} mentor`));
  assert.deepEqual([opened.path, opened.isIntact], ['', true]);
});

test('a session, a note and thanks are unknown to those who cannot see them', async () => {
  const { id, mentor, mentee, note } = await held();
  await note(mentor, 'both', 'Send me 500 rupees first.');
  const sent = await thank(core, mentee, { sessionId: id, text: 'Thank you for the hour.' });
  const thanksId = sent.thanks?.id ?? '';
  const asked = [
    of('mentoring_session', id),
    of('mentoring_note', id),
    of('mentor_thanks', thanksId),
    of('mentoring_session', `${id} mentor`),
  ];
  const stranger = await member(core, { password: null });
  for (const who of [stranger, admin])
    for (const one of asked)
      await assert.rejects(findReportable(core, who, one), refused('reported_unknown'), one.reportedKind);
  for (const one of asked)
    await assert.rejects(findReportable(core, { kind: 'guest' }, one), refused('reported_unknown'));
});

test('members cannot report a note or thanks of their own', async () => {
  const { id, mentor, mentee, note } = await held();
  await note(mentor, 'both', 'Ask three growers.');
  const sent = await thank(core, mentee, { sessionId: id, text: 'Thank you for the hour.' });
  const own = [
    [mentor, of('mentoring_note', id)],
    [mentee, of('mentor_thanks', sent.thanks?.id ?? '')],
  ] as const;
  for (const [who, one] of own)
    await assert.rejects(findReportable(core, who, one), refused('reported_unknown'), one.reportedKind);
  assert.equal((await findReportable(core, mentee, of('mentoring_note', id))).kind, 'mentoring_note');
});

test('a private note cannot be reported', async () => {
  const { id, mentor, mentee, note } = await held();
  await note(mentor, 'own', 'A secret of the mentor.');
  await assert.rejects(findReportable(core, mentee, of('mentoring_note', id)), refused('reported_unknown'));
});

test('a hidden note is empty for both sides, and a granted appeal restores it', async () => {
  const { id, mentor, mentee, note } = await held();
  await note(mentor, 'both', 'Hard words.');
  await reporting(mentee, 'mentoring_note', id);
  const caseId = await caseOf(`${id} mentor`);
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  assert.equal((await getSession(core, mentee, id)).notes.other, '');
  assert.equal((await getSession(core, mentor, id)).notes.own.text, '');
  await lift(caseId, mentor, 'judge of the note');
  assert.equal((await getSession(core, mentee, id)).notes.other, 'Hard words.');
});

test('a granted appeal leaves the note that its author wrote after the decision', async () => {
  const { id, mentor, mentee, note } = await held();
  await note(mentor, 'both', 'Hard words.');
  await reporting(mentee, 'mentoring_note', id);
  const caseId = await caseOf(`${id} mentor`);
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  const { version } = (await getSession(core, mentor, id)).notes.own;
  await writeNote(core, mentor, { sessionId: id, whose: 'both', version, text: 'Kind words.' });
  await lift(caseId, mentor, 'judge of the second note');
  assert.equal((await getSession(core, mentee, id)).notes.other, 'Kind words.');
});

test('hidden thanks leave the page, and a granted appeal gives them back to the mentor', async () => {
  const { id, mentor, mentee } = await held();
  const sent = await thank(core, mentee, { sessionId: id, text: 'Thank you for nothing.' });
  await showThanks(core, mentor, { sessionId: id, isShown: true });
  await reporting(mentor, 'mentor_thanks', sent.thanks?.id ?? '');
  const caseId = await caseOf(sent.thanks?.id ?? '');
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  const onPage = async () => (await getMentorRecord(core, mentee, mentor.id)).thanks.length;
  assert.deepEqual([await onPage(), (await getSession(core, mentor, id)).thanks], [0, null]);
  await lift(caseId, mentee, 'judge of the thanks');
  assert.equal((await getSession(core, mentor, id)).thanks?.state, 'sent');
});

test('of ten simultaneous reports of one side one opens the case', async () => {
  const { id, mentee } = await held();
  await Promise.all(Array.from({ length: 10 }, () => reporting(mentee, 'mentoring_session', id)));
  const opened = await openCase(core, admin, await caseOf(`${id} mentor`));
  assert.equal(opened.reports, 1);
});

test('an upheld report of a session about money closes the page of its mentor', async () => {
  const { id, mentor, mentee } = await held();
  await reporting(mentee, 'mentoring_session', id);
  const caseId = await caseOf(`${id} mentor`);
  await decideCase(core, admin, { caseId, version: 1, outcome: 'warn', reason });
  await runReactions(base);
  const page = await core.db
    .selectFrom('mentors')
    .select('state')
    .where('account_id', '=', mentor.id)
    .executeTakeFirstOrThrow();
  assert.equal(page.state, 'closed');
});

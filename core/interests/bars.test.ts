import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { appealWords, caseWorld, reason } from '#tests/cases/cases.ts';
import { administrator } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { evenings, goodPage, markAs } from '#tests/mentors/mentors.ts';
import { sendLinks } from '#tests/verifications/verifications.ts';
import { answerCaseAppeal } from '../cases/answer-case-appeal.ts';
import { appealCase } from '../cases/appeal-case.ts';
import { decideCase } from '../cases/decide-case.ts';
import type { Member } from '../ground/actor.ts';
import { openMentor } from '../mentors/open-mentor.ts';
import { saveHours } from '../mentors/save-hours.ts';
import { saveMentor } from '../mentors/save-mentor.ts';
import { decideVerification } from '../verifications/decide.ts';
import { findMarks } from './find-marks.ts';

const { base, core, admin, reportedPerson, lettersTo: emailsTo } = await caseWorld();
const second = await administrator(core, 'second');

async function openedPage(who: Member): Promise<void> {
  await saveMentor(core, who, { version: 0, promises: true, ...goodPage() });
  await saveHours(core, who, { version: 0, ...evenings });
}

/** A case about money that was upheld, against a member with this mark. */
async function upheld(kind: 'investor' | 'industry_professional' = 'investor') {
  const { judged, caseId } = await reportedPerson();
  await markAs(core, judged, kind);
  await markAs(core, judged, 'founder');
  await decideCase(core, admin, { caseId, version: 1, outcome: 'warn', reason });
  await runReactions(base);
  return { judged, caseId };
}

const barredTo = (error: unknown) => refused('verification_barred')(error);

test('an upheld case about money ends the mark, and it is not given again for 12 months', async () => {
  const { judged } = await upheld();
  assert.deepEqual(await findMarks(core.db, judged.id), []);
  assert.ok((await emailsTo(judged)).some(({ letter }) => letter === 'verification-revoked'));
  for (const kind of ['investor', 'industry_professional'] as const)
    await assert.rejects(sendLinks(core, judged, { kind }), barredTo);
  const months = await sql<{ left: number }>`
    select extract(day from max(barred_until) - now()) as left from verifications where account_id = ${judged.id}`.execute(
    core.db,
  );
  assert.ok(Number(months.rows[0]?.left) >= 363, 'twelve months');
  await sql`update verifications set barred_until = now() where account_id = ${judged.id}`.execute(core.db);
  await sendLinks(core, judged, { kind: 'investor' });
});

test('a request for the mark that waits is not verified after the case', async () => {
  const { judged, caseId } = await reportedPerson();
  const { $id: verificationId } = await sendLinks(core, judged, { kind: 'investor' });
  await decideCase(core, admin, { caseId, version: 1, outcome: 'warn', reason });
  await runReactions(base);
  const decision = { verificationId, version: 2, outcome: 'verified', reason: '' } as const;
  await assert.rejects(decideVerification(core, admin, decision), barredTo);
});

test('a member with no page as a mentor opens none for 12 months after the case', async () => {
  const { judged } = await upheld('industry_professional');
  await openedPage(judged);
  await assert.rejects(openMentor(core, judged), refused('mentor_barred'));
  await sql`update verifications set barred_until = now() where account_id = ${judged.id}`.execute(core.db);
  assert.equal((await openMentor(core, judged)).state, 'open');
});

test('a case that ends with nothing, or is not about money, ends no mark', async () => {
  for (const [concern, outcome] of [
    ['money', 'nothing'],
    ['spam', 'warn'],
  ] as const) {
    const { judged, caseId } = await reportedPerson();
    await markAs(core, judged, 'investor');
    await sql`update case_reports set concern = ${concern} where case_id = ${caseId}`.execute(core.db);
    await decideCase(core, admin, { caseId, version: 1, outcome, reason });
    await runReactions(base);
    assert.deepEqual(await findMarks(core.db, judged.id), ['investor'], concern);
  }
});

test('a granted appeal gives the mark back until its former end', async () => {
  const { judged, caseId } = await upheld();
  await appealCase(core, judged, { caseId, appeal: appealWords });
  await answerCaseAppeal(second.core, second.admin, { caseId, lifted: true, reason: 'We looked once more.' });
  await runReactions(base);
  assert.deepEqual(await findMarks(core.db, judged.id), ['investor']);
});

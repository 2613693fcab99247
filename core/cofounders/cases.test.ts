import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { appealWords, caseWorld, reason } from '#tests/cases/cases.ts';
import { goodSearch, letSearch } from '#tests/cofounders/searches.ts';
import { administrator } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { answerCaseAppeal } from '../cases/answer-case-appeal.ts';
import { appealCase } from '../cases/appeal-case.ts';
import { decideCase } from '../cases/decide-case.ts';
import type { Member } from '../ground/actor.ts';
import { deleteSearch } from './delete-search.ts';
import { getOwnSearch } from './get-own-search.ts';
import { saveSearch } from './save-search.ts';
import { turnSearchOn } from './turn-search-on.ts';

const { base, core, admin, reportedPerson } = await caseWorld();
const second = await administrator(core, 'second');

/** A case about a member whose search is on, decided so. */
async function decided(concern: string, outcome: 'warn' | 'nothing' = 'warn') {
  const { judged, caseId } = await reportedPerson();
  await letSearch(core, judged);
  await sql`update case_reports set concern = ${concern} where case_id = ${caseId}`.execute(core.db);
  await decideCase(core, admin, { caseId, version: 1, outcome, reason });
  await runReactions(base);
  return { judged, caseId };
}

const stands = async (who: Member) => {
  const { state, isFound } = await getOwnSearch(core, who);
  return [state, isFound];
};

test('an upheld case of harassment ends the search of the member, who begins no other one', async () => {
  const { judged } = await decided('harassment');
  assert.deepEqual(await stands(judged), ['removed', false]);
  const removed = refused('cofounder_removed');
  await assert.rejects(turnSearchOn(core, judged), removed);
  await assert.rejects(deleteSearch(core, judged), removed);
  await assert.rejects(saveSearch(core, judged, { version: 1, ...goodSearch({ mode: 'Remote' }) }), removed);
});

test('a case that ends with nothing, or is not about harassment, leaves the search on', async () => {
  assert.deepEqual(await stands((await decided('harassment', 'nothing')).judged), ['on', true]);
  assert.deepEqual(await stands((await decided('spam')).judged), ['on', true]);
});

test('after a granted appeal the search stays off until its member turns it on', async () => {
  const { judged, caseId } = await decided('harassment');
  await appealCase(core, judged, { caseId, appeal: appealWords });
  await answerCaseAppeal(second.core, second.admin, { caseId, lifted: true, reason: 'We looked once more.' });
  await runReactions(base);
  assert.deepEqual(await stands(judged), ['paused', false]);
  assert.equal((await turnSearchOn(core, judged)).state, 'on');
});

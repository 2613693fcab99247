import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { answersOf, newFounder, pairBetween } from '#tests/trials/pairs.ts';
import { block } from '../blocks/block.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { listTurns } from '../today/list-turns.ts';
import { closeQuestions } from './close-questions.ts';
import { forgetTrials } from './forget-trials.ts';
import { getTrial } from './get-trial.ts';
import { handInAnswers } from './hand-in-answers.ts';
import { reportableAnswers } from './reportable.ts';
import { takeAnswersBack } from './take-answers-back.ts';

const core = await freshCore();

const setsOf = async (pairId: string) =>
  (await sql`select from trial_question_sets where pair_id = ${pairId}`.execute(core.db)).rows.length;
const both = ['asker', 'asked'] as const;

test('both read both sets when the second is handed in, and not before', async () => {
  const { id: trialId, asker, asked } = await pairBetween(core);
  const first = await handInAnswers(core, asker, { trialId, ...answersOf('Pune') });
  assert.deepEqual([first.questions.own?.answers.place, first.questions.other], ['Pune', null]);
  const before = await getTrial(core, asked, trialId);
  assert.deepEqual([before.questions.hasOther, before.questions.other], [true, null]);
  const second = await handInAnswers(core, asked, { trialId, ...answersOf('Nagpur') });
  assert.equal(second.questions.other?.place, 'Pune');
  assert.equal((await getTrial(core, asker, trialId)).questions.other?.place, 'Nagpur');
});

test('a set is taken back and changed until the second is handed in, and stays as it is from then on', async () => {
  const { id: trialId, asker, asked } = await pairBetween(core, {}, { handedIn: ['asker'] });
  await assert.rejects(
    handInAnswers(core, asker, { trialId, ...answersOf('Goa') }),
    refused('trial_questions_over'),
  );
  const back = await takeAnswersBack(core, asker, trialId);
  assert.deepEqual([back.can.handIn, back.questions.own?.answers.place], [true, 'Pune']);
  await handInAnswers(core, asked, { trialId, ...answersOf('Nagpur') });
  assert.equal((await getTrial(core, asked, trialId)).questions.other, null);
  await handInAnswers(core, asker, { trialId, ...answersOf('Goa') });
  assert.equal((await getTrial(core, asked, trialId)).questions.other?.place, 'Goa');
  await assert.rejects(takeAnswersBack(core, asked, trialId), refused('trial_questions_over'));
});

test('closed questions show neither the answers of the other, and take none any more', async () => {
  const { id: trialId, asker, asked } = await pairBetween(core, {}, { handedIn: both });
  await closeQuestions(core, asked, trialId);
  const { questions, can } = await getTrial(core, asker, trialId);
  assert.deepEqual([questions.other, questions.own?.answers.place, can.close], [null, 'Pune', false]);
  const waiting = await pairBetween(core, {}, { handedIn: ['asker'] });
  await closeQuestions(core, waiting.asker, waiting.id);
  const late = handInAnswers(core, waiting.asked, { trialId: waiting.id, ...answersOf('Goa') });
  await assert.rejects(late, refused('trial_questions_over'));
});

test('a block hides both sets at once, and for good', async () => {
  const { id, asker, asked } = await pairBetween(core, {}, { handedIn: both });
  await block(core, asker, { personId: asked.id });
  assert.equal((await getTrial(core, asked, id)).questions.other, null);
  await runReactions(core);
  await sql`delete from blocks where blocker_id = ${asker.id}`.execute(core.db);
  const { isOver, questions } = await getTrial(core, asker, id);
  assert.deepEqual([isOver, questions.other], [true, null]);
});

test('sets are erased 90 days after closing, after 12 months, and with either account', async () => {
  const closed = await pairBetween(core, {}, { handedIn: both });
  const old = await pairBetween(core, {}, { handedIn: both });
  const left = await pairBetween(core, {}, { handedIn: both });
  const kept = await pairBetween(core, {}, { handedIn: both });
  await closeQuestions(core, closed.asker, closed.id);
  await closeQuestions(core, kept.asker, kept.id);
  await sql`update trial_pairs set closed_at = now() - interval '91 days' where id = ${closed.id}`.execute(
    core.db,
  );
  await sql`update trial_pairs set closed_at = now() - interval '89 days' where id = ${kept.id}`.execute(
    core.db,
  );
  await sql`update trial_pairs set begun_at = now() - interval '13 months' where id = ${old.id}`.execute(
    core.db,
  );
  await eraseAccount(core, left.asked.id);
  await forgetTrials(core);
  const counts = await Promise.all([closed, old, left, kept].map(({ id }) => setsOf(id)));
  assert.deepEqual(counts, [0, 0, 0, 2]);
  assert.equal((await getTrial(core, left.asker, left.id)).isOver, true);
});

test('no one but the two reads a pair, and only the one who reads a set can report it', async () => {
  const { id, asker, asked } = await pairBetween(core, {}, { handedIn: ['asker'] });
  const stranger = await newFounder(core);
  await assert.rejects(getTrial(core, stranger, id), refused('trial_unknown'));
  assert.equal(await reportableAnswers.find(core.db, asked, id), null);
  await handInAnswers(core, asked, { trialId: id, ...answersOf('Nagpur') });
  const found = await reportableAnswers.find(core.db, asked, id);
  assert.equal(found?.id, `${id}.asker`);
  const sealed = await reportableAnswers.seal(core.db, `${id}.asker`);
  assert.deepEqual([sealed?.judged, sealed?.parts[5]?.text], [[asker.id], 'Pune']);
});

test('the questions stand on Today of the one who has not answered', async () => {
  const { asker, asked } = await pairBetween(core, {}, { handedIn: ['asker'] });
  const kinds = async (who: typeof asker) => (await listTurns(core, who)).mine.map(({ kind }) => kind);
  assert.deepEqual([await kinds(asker), await kinds(asked)], [[], ['trial_questions']]);
});

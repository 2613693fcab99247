import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { answersOf, draftProject, newFounder, pairBetween, trialIn } from '#tests/trials/pairs.ts';
import { propose } from '../agreements/propose.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { Refusal } from '../ground/refusal.ts';
import { beginTrial } from './begin-trial.ts';
import { decideTrial } from './decide-trial.ts';
import { getTrial } from './get-trial.ts';
import { handInAnswers } from './hand-in-answers.ts';
import { takeAnswersBack } from './take-answers-back.ts';

const core = await freshCore();
await keepBeating(core);

/** Runs all at once; each ends well or with a refusal, and never with an error of the database. */
async function atOnce(acts: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const done = await Promise.allSettled(acts.map((act) => act()));
  await runReactions(core);
  return done.map((one) => {
    if (one.status === 'fulfilled') return '';
    assert.ok(one.reason instanceof Refusal, String(one.reason));
    return one.reason.code;
  });
}

test('of two who answer a trial at once both are heard, and it is settled once', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: trialId, asker, asked } = await pairBetween(core, {}, { trial: 'answering' });
    const done = await atOnce(
      [asker, asked].map((who) => () => decideTrial(core, who, { trialId, decision: 'go_on' })),
    );
    assert.deepEqual(done, ['', '']);
    assert.equal((await getTrial(core, asker, trialId)).trial?.state, 'gone_on');
    const invited = await core.db
      .selectFrom('project_invitations')
      .select('id')
      .where('account_id', '=', asked.id)
      .execute();
    assert.equal(invited.length, 1);
  }
});

test('a block against the last answer: the two went on before it, or they part', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: trialId, asker, asked } = await pairBetween(core, {}, { trial: 'answering' });
    await decideTrial(core, asker, { trialId, decision: 'go_on' });
    const [answered] = await atOnce([
      () => decideTrial(core, asked, { trialId, decision: 'go_on' }),
      () => block(core, asker, { personId: asked.id }),
    ]);
    const { trial, isOver } = await getTrial(core, asker, trialId);
    assert.deepEqual([trial?.state, isOver], [answered === '' ? 'gone_on' : 'parted', true]);
  }
});

test('of two trials begun at once in a pair one begins, and of three proposed of a member two', async () => {
  const one = await pairBetween(core);
  const slugs = await Promise.all([one.asker, one.asked].map((who) => draftProject(core, who)));
  const both = await atOnce([
    () => beginTrial(core, one.asker, trialIn(one.id, slugs[0] ?? '')),
    () => beginTrial(core, one.asked, trialIn(one.id, slugs[1] ?? '')),
  ]);
  assert.deepEqual(both.toSorted(), ['', 'trial_open']);
  const member = await newFounder(core);
  const drafts = await Promise.all(
    [0, 1, 2].map(() => pairBetween(core, { asked: member }, { trial: 'draft' })),
  );
  const three = await atOnce(
    drafts.map(
      ({ asker, agreementId }) =>
        () =>
          propose(core, asker, { agreementId, version: 1 }),
    ),
  );
  assert.deepEqual(three.toSorted(), ['', '', 'agreement_trials_full_other']);
});

test('a set taken back against the second one: either it is back, or both read both', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: trialId, asker, asked } = await pairBetween(core, {}, { handedIn: ['asker'] });
    const [back] = await atOnce([
      () => takeAnswersBack(core, asker, trialId),
      () => handInAnswers(core, asked, { trialId, ...answersOf('Nagpur') }),
    ]);
    const { questions } = await getTrial(core, asked, trialId);
    assert.equal(questions.other?.place, back === '' ? undefined : 'Pune');
  }
});

test('a stranger who answers for a pair holds no account of the two', async () => {
  const { id: trialId, asker } = await pairBetween(core);
  const stranger = await newFounder(core);
  const held = await holdRow(core, asker.id);
  await assert.rejects(takeAnswersBack(core, stranger, trialId), refused('trial_unknown'));
  await held.release();
});

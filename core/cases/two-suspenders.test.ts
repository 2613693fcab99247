import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staff } from '#tests/administration/staff.ts';
import { appealWords, caseWorld, reason } from '#tests/cases/cases.ts';
import { again } from '#tests/ground/builders.ts';
import { refused } from '#tests/ground/refused.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { answerCaseAppeal } from './answer-case-appeal.ts';
import { appealSuspension } from './appeal-suspension.ts';
import { askSecondLook } from './ask-second-look.ts';
import { decideCase } from './decide-case.ts';
import { openCase } from './open-case.ts';

const { core, reportedPerson } = await caseWorld();

/** A case whose suspension of 30 days waits, and three moderators. */
async function suspending() {
  await core.db.deleteFrom('staff_rights').execute();
  const [one, other, third] = [
    await staff(core, 'cases'),
    await staff(core, 'cases'),
    await staff(core, 'cases'),
  ];
  const world = await reportedPerson();
  const decision = { caseId: world.caseId, version: 1, outcome: 'suspend', days: 30, reason } as const;
  const decided = await decideCase(core, one, decision);
  return { ...world, one, other, third, decided };
}

test('the case says of whom a longer suspension waits, until when, and until when others decide', async () => {
  const { decided, other, third, caseId } = await suspending();
  const [waits, ...more] = decided.waiting;
  assert.ok(waits);
  assert.deepEqual([waits.name, more], ['Meera Joshi', []]);
  const days = (at: string) => Math.round((Date.parse(at) - Date.now()) / 86_400_000);
  assert.deepEqual([days(waits.until), days(waits.dueAt)], [30, 3]);
  await confirmProposal(core, other, waits.$id);
  assert.deepEqual((await openCase(core, third, caseId)).waiting, []);
});

test('neither of the two who decided a long suspension answers its appeal, and a third one does', async () => {
  const { decided, judged, caseId, one, other, third } = await suspending();
  await confirmProposal(core, other, decided.waiting[0]?.$id ?? '');
  await appealSuspension(core, await again(core, judged), { appeal: appealWords });
  for (const who of [one, other]) {
    assert.equal((await openCase(core, who, caseId)).bar, 'same_administrator');
    await assert.rejects(
      answerCaseAppeal(core, who, { caseId, lifted: true, reason: 'Looked again.' }),
      refused('case_same_administrator'),
    );
  }
  assert.equal(
    (await answerCaseAppeal(core, third, { caseId, lifted: true, reason: 'It was not.' })).isLifted,
    true,
  );
});

test('where no third one is left, one of the two answers the appeal', async () => {
  const { decided, judged, caseId, other, third } = await suspending();
  await confirmProposal(core, other, decided.waiting[0]?.$id ?? '');
  await core.db.deleteFrom('staff_rights').where('account_id', '=', third.id).execute();
  await appealSuspension(core, await again(core, judged), { appeal: appealWords });
  const only = { ...core, adminEmails: [] };
  assert.equal((await openCase(only, other, caseId)).bar, '');
});

test('the one who decided a case first does not confirm the suspension of its second look', async () => {
  await core.db.deleteFrom('staff_rights').execute();
  const [first, second] = [await staff(core, 'cases'), await staff(core, 'cases')];
  const only = { ...core, adminEmails: [] };
  const { reporter, caseId } = await reportedPerson();
  await decideCase(only, first, { caseId, version: 1, outcome: 'nothing', reason: 'It was a joke.' });
  const { id: reportId } = await core.db
    .selectFrom('case_reports')
    .select('id')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  await askSecondLook(only, reporter, { reportId, words: appealWords, secret: '' });
  const { version } = await openCase(only, second, caseId);
  const again = await decideCase(only, second, { caseId, version, outcome: 'suspend', days: 30, reason });
  await assert.rejects(confirmProposal(only, first, again.waiting[0]?.$id ?? ''), refused('proposal_barred'));
});

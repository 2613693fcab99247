import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { proposed, sidesOf } from '#tests/agreements/agreements.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { beginCounter } from './begin-counter.ts';
import { declineAgreement } from './decline-agreement.ts';
import { dropDraft } from './drop-draft.ts';
import { editDraft } from './edit-draft.ts';
import { propose } from './propose.ts';
import { showAgreement } from './show-agreement.ts';

const core = await freshCore();
await keepBeating(core);

test('a proposal that comes again is answered as it stands and proposes nothing more', async () => {
  const { owner, contributor, ...between } = await sidesOf(core);
  const { id } = await proposed(core, { owner, contributor, ...between });
  await beginCounter(core, contributor, id);
  await editDraft(core, contributor, { agreementId: id, version: 1, said: { terms: { noticeDays: 7 } } });
  const send = (version = 2) => propose(core, contributor, { agreementId: id, version });
  const ten = await Promise.all(Array.from({ length: 10 }, () => send()));
  assert.deepEqual(new Set(ten.map(({ stage, version }) => `${stage} ${version}`)), new Set(['countered 2']));
  await assert.rejects(send(3), refused('agreement_not_your_draft'));
  await declineAgreement(core, owner, id);
  assert.equal((await send()).stage, 'declined');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agreement_versions where agreement_id = ${id}`.execute(core.db);
  assert.equal(rows[0]?.count, 2);
});

test('a version of a draft that was dropped is not taken for one that was proposed', async () => {
  const between = await sidesOf(core);
  const { owner, contributor } = between;
  const { id } = await proposed(core, between);
  const counter = async (noticeDays: number) => {
    await beginCounter(core, contributor, id);
    await editDraft(core, contributor, { agreementId: id, version: 1, said: { terms: { noticeDays } } });
  };
  const send = () => propose(core, contributor, { agreementId: id, version: 2 });
  await counter(7);
  await send();
  assert.equal((await send()).version, 2, 'its answer may have been lost');
  await counter(9);
  await dropDraft(core, contributor, id);
  await assert.rejects(send(), refused('agreement_not_your_draft'));
  await counter(11);
  assert.equal((await send()).version, 3);
  assert.equal((await send()).version, 3);
  await counter(13);
  // Drafts go with the end of what is negotiated.
  await declineAgreement(core, owner, id);
  await assert.rejects(send(), refused('agreement_over'));
});

test('a proposal that comes again after the other side has countered is refused', async () => {
  const { owner, contributor, ...between } = await sidesOf(core);
  const { id } = await proposed(core, { owner, contributor, ...between });
  for (const [side, noticeDays] of [
    [contributor, 7],
    [owner, 9],
  ] as const) {
    await beginCounter(core, side, id);
    await editDraft(core, side, { agreementId: id, version: 1, said: { terms: { noticeDays } } });
    await propose(core, side, { agreementId: id, version: 2 });
  }
  const again = propose(core, contributor, { agreementId: id, version: 2 });
  await assert.rejects(again, refused('agreement_not_your_draft'));
});

test('dropping a counter draft keeps the proposal, and dropping it again changes nothing', async () => {
  const between = await sidesOf(core);
  const { owner } = between;
  const { id } = await proposed(core, between);
  await beginCounter(core, owner, id);
  await dropDraft(core, owner, id);
  await dropDraft(core, owner, id);
  const { draft, stage, version } = await showAgreement(core, owner, id);
  assert.deepEqual([draft, stage, version], [null, 'proposed', 1]);
  const stranger = await member(core, { password: null });
  await assert.rejects(dropDraft(core, stranger, id), refused('agreement_unknown'));
});

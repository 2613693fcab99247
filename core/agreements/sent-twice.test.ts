import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { proposed, sidesOf } from '#tests/agreements.ts';
import { member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { refused } from '#tests/refused.ts';
import { keepBeating } from '../clocks/keep-beating.ts';
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

test('a draft beside what was proposed is dropped, and dropping it again changes nothing', async () => {
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

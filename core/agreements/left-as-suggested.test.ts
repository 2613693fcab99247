import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DraftParam } from '#contract/agreements/draft.ts';
import { suggestedEquity } from '#rules/agreements/suggested-equity.ts';
import { equity, proposed, sidesOf } from '#tests/agreements/agreements.ts';
import { freshCore } from '#tests/ground/database.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { beginAgreement } from './begin-agreement.ts';
import { beginCounter } from './begin-counter.ts';
import { editDraft } from './edit-draft.ts';

const core = await freshCore();
await keepBeating(core);

test('terms that were not chosen are named as left, and no more once they say something else', async () => {
  const between = await sidesOf(core);
  const { owner } = between;
  const edit = (id: string, version: number, said: DraftParam) =>
    editDraft(core, owner, { agreementId: id, version, said });
  const { id, draft } = await beginAgreement(core, owner, {
    project: between.project,
    personId: between.contributor.id,
  });
  for (const name of ['noticeDays', 'confidentialityYears', 'causes', 'includesGst', 'rights', 'startDay'])
    assert.ok(draft?.suggested.includes(name), name);
  const startDay = dayFromNow(5);
  const chosen = await edit(id, 1, { terms: { confidentialityYears: 0, includesGst: false, startDay } });
  const left = chosen.draft?.suggested ?? [];
  assert.deepEqual(
    ['confidentialityYears', 'includesGst', 'startDay', 'noticeDays'].filter((name) => left.includes(name)),
    ['noticeDays'],
  );
  // A part in shares begins with suggestions of its own.
  const promise = equity({ ...suggestedEquity(startDay), vesting: { kind: 'at_once' } });
  const shared = await edit(id, 2, { equity: promise });
  assert.deepEqual(
    shared.draft?.suggested.filter((name) => !left.includes(name)),
    ['instrument', 'leaver', 'conversionDay'],
  );
  // Another day to start changes nothing about what they began with.
  const later = await edit(id, 3, { terms: { startDay: dayFromNow(9) } });
  assert.ok(later.draft?.suggested.includes('conversionDay'));
  // Both sides have read a text that one of them answers, so it holds no suggestions.
  const { id: sent } = await proposed(core, between);
  assert.deepEqual((await beginCounter(core, between.contributor, sent)).draft?.suggested, []);
});

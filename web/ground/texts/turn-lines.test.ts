import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShownKind } from '#contract/collected.ts';
import { openStepKinds, turnKinds } from '#contract/collected.ts';
import { turnLines } from '#web/words.ts';

/** Two contributors of one project in the same role. */
const [asha, kwame] = ['Asha Patil', 'Kwame Mensah'].map((person) => ({
  thing: 'milestone 1, Builder of counters, Cold rooms',
  person,
})) as [LineValues, LineValues];
type LineValues = { thing: string; person: string };

/** Of these the contributor reads the line, and the project is the other side: thing and role tell them apart. */
const readByContributor: Record<'mine' | 'awaited', readonly ShownKind[]> = {
  mine: [
    'milestone_submission',
    'milestone_resubmission',
    'milestone_start',
    'early_end_submission',
    'payment_confirmation',
    'paying_back',
    'cause_contest',
    'conversion_confirmation',
  ],
  awaited: ['milestone_review', 'payment'],
};
const ofAgreements = [...turnKinds, ...openStepKinds].filter((kind) =>
  /^(agreement|amendment|milestone|early_end|payment|paying|cause|conversion|dispute|more_time)/.test(kind),
);

test('lines about agreements of one project name the contributor wherever the project reads them', () => {
  assert.ok(ofAgreements.length >= 19);
  for (const side of ['mine', 'awaited'] as const)
    for (const kind of ofAgreements.filter((one) => !readByContributor[side].includes(one))) {
      const line = turnLines[side][kind];
      assert.notEqual(line(asha), line(kwame), `${side}: ${kind}`);
      assert.ok(!line({ ...asha, person: '' }).includes('()'), `${side}: ${kind}, not named`);
    }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TurnKind } from '#contract/collected.ts';
import { turnKinds } from '#contract/collected.ts';
import type { Side } from '#core/today/find-mailed-turn.ts';
import { writeEmail } from './write-email.ts';

const site = { name: 'Saharambh', origin: 'https://saharambh.example' };

/** The email about a turn of one of two contributors of a project. */
const textOf = (side: Side, turn: TurnKind, person: string) =>
  writeEmail(
    {
      letter: 'turn-lapsed',
      to: 'meera@example.org',
      name: 'Meera Joshi',
      side,
      turn,
      person,
      zone: 'Asia/Kolkata',
      thing: 'Cold rooms (2)',
      milestone: 1,
      payment: 0,
      payments: 0,
      until: new Date('2026-10-01T00:00:00Z'),
    },
    site,
  ).text;

/** The contributor reads these emails, and the project is the other side: its name tells the emails apart. */
const readByContributor: Record<Side, readonly TurnKind[]> = {
  owing: [
    'milestone_submission',
    'milestone_resubmission',
    'early_end_submission',
    'payment_confirmation',
    'paying_back',
    'cause_contest',
    'conversion_confirmation',
  ],
  awaiting: ['milestone_review', 'payment'],
};
const ofAgreements = turnKinds.filter((kind) =>
  /^(agreement|amendment|milestone|early_end|payment|paying|cause|conversion|dispute)/.test(kind),
);

test('emails about turns in one project’s agreements name the contributor wherever the project reads them', () => {
  assert.ok(ofAgreements.length >= 13);
  for (const side of ['owing', 'awaiting'] as const)
    for (const turn of ofAgreements.filter((kind) => !readByContributor[side].includes(kind))) {
      const text = textOf(side, turn, 'Asha Patil');
      assert.ok(text.includes('Asha Patil') && text.includes('(2)'), `${side}: ${turn}`);
      assert.notEqual(text, textOf(side, turn, 'Kwame Mensah'), `${side}: ${turn}`);
    }
});

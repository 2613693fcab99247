import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Fact, facts, type Side } from '../facts.ts';
import { entryWords } from './en.ts';
import { entryWords as inHindi } from './hi.ts';
import { entryWords as inMarathi } from './mr.ts';

const milestone = 2;
const day = '2026-11-22';
const way = 'Bank Transfer' as const;

/** One of each kind, with who can write it. */
const said: [side: Side, fact: Fact, words: string][] = [
  [
    'contributor',
    { kind: 'started', milestone, version: 1, share: 40, units: 400, pay: 600_000 },
    'Milestone 2: started with 40 % in shares under text 1: ₹6,000 and 400 units.',
  ],
  [
    'contributor',
    { kind: 'submitted', milestone, hours: 12, proposed: 50_000 },
    'Milestone 2: handed in after 12 hours, with a proposed value of ₹500.',
  ],
  [
    'project',
    { kind: 'changes_asked', milestone, criterion: 3 },
    'Milestone 2: changes asked for, against criterion 3.',
  ],
  [
    'product',
    { kind: 'accepted', milestone, awarded: 1_000_000, units: 1, pay: 5, unitsReturned: 3, isSilent: true },
    'Milestone 2: accepted by silence with a value of ₹10,000: ₹0.05 and 1 unit, and 3 units back to the pool.',
  ],
  ['contributor', { kind: 'evidence_given', milestone }, 'Milestone 2: evidence brought by the contributor.'],
  ['project', { kind: 'milestone_cancelled', milestone }, 'Milestone 2: cancelled before it began.'],
  [
    'contributor',
    { kind: 'milestone_dropped', milestone, unitsReturned: 0 },
    'Milestone 2: dropped; nothing is owed.',
  ],
  [
    'project',
    { kind: 'payment_sent', milestone, owed: 'fallback', sent: 100, withheld: 10, day, way },
    'Milestone 2: for units in cash, ₹1 said to be sent on 22 November 2026 by Bank Transfer, and ₹0.10 withheld as tax.',
  ],
  [
    'product',
    { kind: 'payment_confirmed', milestone, payment: 7, amount: 100, isSilent: true },
    'Milestone 2: ₹1 of entry 7 confirmed by silence.',
  ],
  ['project', { kind: 'reversed', entry: 7 }, 'Entry 7 was wrong and is reversed.'],
  [
    'contributor',
    { kind: 'paid_back', milestone, amount: 100, day, way },
    'Milestone 2: ₹1 said to be paid back on 22 November 2026 by Bank Transfer.',
  ],
  [
    'project',
    { kind: 'paid_back_confirmed', milestone, payment: 9, amount: 100, isSilent: false },
    'Milestone 2: ₹1 paid back in entry 9 confirmed.',
  ],
  [
    'contributor',
    { kind: 'closed_open', milestone, amount: 12_345_600 },
    'Milestone 2: closed with ₹1,23,456 open.',
  ],
  [
    'product',
    { kind: 'vested', milestone, month: 4, day, units: 30, because: 'month' },
    'Milestone 2: 30 units vested for 22 November 2026, month 4.',
  ],
  [
    'product',
    { kind: 'units_returned', milestone, units: 30 },
    'Milestone 2: 30 units not vested went back to the pool.',
  ],
  ['project', { kind: 'dispute_opened', milestone }, 'Milestone 2: dispute opened by the project.'],
  ['contributor', { kind: 'evidence_given', milestone }, 'Milestone 2: evidence brought by the contributor.'],
  [
    'administrator',
    { kind: 'ruled', milestone, awarded: 100, units: 0, pay: 100, unitsTaken: 0, isAppeal: true },
    'Milestone 2: ruling on the appeal: a value of ₹1, so ₹1 and 0 units.',
  ],
  [
    'contributor',
    { kind: 'settlement_proposed', milestone, awarded: 100, units: 0, pay: 100 },
    'Milestone 2: settlement proposed by the contributor: a value of ₹1, so ₹1 and 0 units.',
  ],
  [
    'project',
    { kind: 'settlement_closed', milestone, proposal: 8 },
    'Milestone 2: the settlement proposed in entry 8 was closed by the project.',
  ],
  [
    'product',
    { kind: 'settlement_closed', milestone, proposal: 8 },
    'Milestone 2: the settlement proposed in entry 8 was not answered in its time.',
  ],
  [
    'project',
    { kind: 'ruled', milestone, awarded: 100, units: 0, pay: 100, unitsTaken: 0, isAppeal: false, agreed: 8 },
    'Milestone 2: agreed by both in place of a ruling, as entry 8 proposed: a value of ₹1, so ₹1 and 0 units.',
  ],
  [
    'product',
    { kind: 'ruling_final', milestone, unitsReturned: 2, vestedTakenBack: 0, agreed: 8 },
    'Milestone 2: what both sides agreed is final, and 2 units back to the pool.',
  ],
  [
    'project',
    { kind: 'dispute_withdrawn', milestone },
    'Milestone 2: dispute withdrawn by the project; everything stands as before.',
  ],
  ['contributor', { kind: 'appealed', milestone }, 'Milestone 2: appeal by the contributor.'],
  [
    'product',
    { kind: 'ruling_final', milestone, unitsReturned: 2, vestedTakenBack: 1 },
    'Milestone 2: the ruling is final, with 1 unit taken back that had vested, and 2 units back to the pool.',
  ],
  [
    'project',
    { kind: 'notice_given', endDay: day, cause: 1 },
    'Notice given; the end is on 22 November 2026, for cause 1 of the terms.',
  ],
  ['contributor', { kind: 'cause_contested' }, 'The stated cause is contested.'],
  ['administrator', { kind: 'cause_decided', isUpheld: false }, 'The stated cause does not stand.'],
  ['product', { kind: 'ended' }, 'The agreement has ended.'],
  ['product', { kind: 'completed' }, 'All milestones are done: the agreement is completed.'],
  ['product', { kind: 'settled' }, 'Nothing is due or disputed any more: the agreement is settled.'],
  ['product', { kind: 'amended', version: 2, document: '0'.repeat(64) }, 'Amended: text 2 is in force.'],
  [
    'project',
    { kind: 'conversion_stated', units: 5, day },
    '5 units said to be converted into shares on 22 November 2026.',
  ],
  ['contributor', { kind: 'conversion_confirmed', conversion: 4 }, 'The conversion of entry 4 is confirmed.'],
  ['contributor', { kind: 'units_given_up', units: 5 }, '5 units given up.'],
  [
    'product',
    { kind: 'fallback_due', milestone, units: 5, amount: 500 },
    'Milestone 2: ₹5 due in cash for 5 units that did not become shares.',
  ],
];

test('each kind of entry has its plain words', () => {
  for (const [side, fact, words] of said) {
    assert.ok(facts.safeParse(fact).success, fact.kind);
    assert.equal(entryWords({ side, fact }, 'INR'), words);
  }
  assert.equal(new Set(said.map(([, { kind }]) => kind)).size, facts.options.length);
});

test('in Hindi and Marathi each entry has the same numbers, and no English word but names and codes', () => {
  const counted = (text: string) => [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([digits]) => digits).sort();
  for (const [side, fact, words] of said)
    for (const inLanguage of [inHindi, inMarathi]) {
      const line = inLanguage({ side, fact }, 'INR');
      assert.deepEqual(counted(line), counted(words), line);
      assert.doesNotMatch(line.replaceAll('Saharambh', ''), /[A-Za-z]/);
    }
});

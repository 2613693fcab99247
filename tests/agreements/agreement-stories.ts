import fc from 'fast-check';
import { convertibleUnits } from '#rules/agreements/apply-units.ts';
import type { Command } from '#rules/agreements/commands.ts';
import type { Side } from '#rules/agreements/facts.ts';
import { accountOf } from '#rules/agreements/money-of.ts';
import type { Agreement, Milestone } from '#rules/agreements/state.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { type Attempt, anyAttempts, hours } from './agreement-histories.ts';

type Aim = { side: Side; aim: (agreement: Agreement, milestone: Milestone, fraction: number) => Command };

const day = '2026-03-01';
const way = 'Cash';

/** Commands whose figures fit a milestone as it stands, so that payments, disputes and conversions get somewhere. */
const aims = {
  start: {
    side: 'contributor',
    aim: (_, { number }, fraction) => ({
      kind: 'start',
      milestone: number,
      share: Math.floor(fraction * 20) * 5,
    }),
  },
  submit: {
    side: 'contributor',
    aim: (agreement, { number, terms }, fraction) => {
      const proposed = agreement.endDay === null ? null : Math.floor(terms.value * fraction);
      return { kind: 'submit', milestone: number, hours: 5, proposed };
    },
  },
  accept: { side: 'project', aim: (_, { number }) => ({ kind: 'accept', milestone: number }) },
  pay: {
    side: 'project',
    aim: (_, milestone, fraction) => {
      const owed = accountOf(milestone, 'fallback').due > 0 ? 'fallback' : 'pay';
      const sent = Math.max(1, Math.floor(accountOf(milestone, owed).due * fraction));
      return { kind: 'send_payment', milestone: milestone.number, owed, sent, withheld: 0, day, way };
    },
  },
  confirm: {
    side: 'contributor',
    aim: (_, milestone, fraction) => {
      const payment = milestone.payments.find(
        ({ confirmed, direction }) => confirmed === null && direction === 'out',
      );
      const amount = Math.floor((payment?.amount ?? 0) * fraction);
      return {
        kind: 'confirm_payment',
        milestone: milestone.number,
        payment: payment?.sequence ?? 1,
        amount,
      };
    },
  },
  pay_back: {
    side: 'contributor',
    aim: (_, milestone) => {
      const amount = Math.max(1, accountOf(milestone, 'pay').toPayBack);
      return { kind: 'pay_back', milestone: milestone.number, amount, day, way };
    },
  },
  confirm_back: {
    side: 'project',
    aim: (_, milestone) => {
      const payment = milestone.payments.find(
        ({ confirmed, direction }) => confirmed === null && direction === 'back',
      );
      const { sequence = 1, amount = 1 } = payment ?? {};
      return { kind: 'confirm_paid_back', milestone: milestone.number, payment: sequence, amount };
    },
  },
  dispute: { side: 'project', aim: (_, { number }) => ({ kind: 'open_dispute', milestone: number }) },
  evidence: { side: 'project', aim: (_, { number }) => ({ kind: 'give_evidence', milestone: number }) },
  withdraw: { side: 'project', aim: (_, { number }) => ({ kind: 'withdraw_dispute', milestone: number }) },
  propose: {
    side: 'contributor',
    aim: (_, { number, terms }, fraction) => {
      const awarded = fraction < 0.2 ? 0 : Math.floor(terms.value * fraction);
      return { kind: 'propose_settlement', milestone: number, awarded };
    },
  },
  decline: {
    side: 'project',
    aim: (_, { number, settlement }) => {
      return { kind: 'close_settlement', milestone: number, proposal: settlement?.sequence ?? 1 };
    },
  },
  agree: {
    side: 'project',
    aim: (_, { number, settlement }) => {
      return { kind: 'accept_settlement', milestone: number, proposal: settlement?.sequence ?? 1 };
    },
  },
  rule: {
    side: 'administrator',
    aim: (_, { number, terms }, fraction) => {
      const awarded = fraction < 0.2 ? 0 : Math.floor(terms.value * fraction);
      return { kind: 'rule', milestone: number, awarded, isFinal: fraction > 0.6 };
    },
  },
  appeal: { side: 'contributor', aim: (_, { number }) => ({ kind: 'appeal', milestone: number }) },
  final: { side: 'product', aim: (_, { number }) => ({ kind: 'make_final', milestone: number }) },
  notice: {
    side: 'project',
    aim: (_agreement, _milestone, fraction) => ({ kind: 'give_notice', cause: fraction < 0.5 ? 1 : null }),
  },
  convert: {
    side: 'project',
    aim: (agreement, _, fraction) => {
      const units = Math.max(1, Math.floor(convertibleUnits(agreement) * fraction));
      return { kind: 'state_conversion', units, day };
    },
  },
  confirm_conversion: {
    side: 'contributor',
    aim: ({ conversions }) => {
      const stated = conversions.find(({ isConfirmed }) => !isConfirmed);
      return { kind: 'confirm_conversion', conversion: stated?.sequence ?? 1 };
    },
  },
  changes: {
    side: 'project',
    aim: (_, { number }) => ({ kind: 'ask_changes', milestone: number, criterion: 1 }),
  },
  reverse: {
    side: 'project',
    aim: (_, { payments }) => {
      const payment = payments.find(({ confirmed, direction }) => confirmed === null && direction === 'out');
      return { kind: 'reverse', entry: payment?.sequence ?? 1 };
    },
  },
  contradict: {
    side: 'contributor',
    aim: (_, { payments }) => {
      const payment = payments.find(
        ({ confirmedBy, direction }) => confirmedBy !== null && direction === 'out',
      );
      return { kind: 'reverse', entry: payment?.confirmedBy ?? 1 };
    },
  },
  close: { side: 'contributor', aim: (_, { number }) => ({ kind: 'close_open', milestone: number }) },
  deny: {
    side: 'contributor',
    aim: ({ conversions }) => {
      const stated = conversions.find(({ isConfirmed }) => !isConfirmed);
      return { kind: 'reverse', entry: stated?.sequence ?? 1 };
    },
  },
  give_up: { side: 'contributor', aim: () => ({ kind: 'give_up_units', units: 1 }) },
  pass: { side: 'product', aim: () => ({ kind: 'pass_time' }) },
} satisfies Record<string, Aim>;
type AimName = keyof typeof aims;

/** The order in which things go when they go on; each story leaves some of it out. */
const story: readonly AimName[] =
  `start submit changes submit accept pay reverse pay confirm close pass dispute contradict withdraw dispute evidence
    propose decline propose agree rule appeal rule
    final contradict notice pay confirm pay_back confirm_back pass give_up convert deny convert confirm_conversion submit accept pay confirm
    pass`.split(/\s+/) as AimName[];

function attemptOf(name: AimName, pick: number, fraction: number, hours: number): Attempt {
  const { side, aim }: Aim = aims[name];
  const command = (agreement: Agreement): Command => {
    const milestone = agreement.milestones[pick % agreement.milestones.length] as Milestone;
    return aim(agreement, milestone, fraction);
  };
  return { agreement: 0, side, hours, command };
}

/** Mixes the stories of several milestones, with attempts of any kind between their steps. */
export function likelyAttempts(document: AgreementDocument): fc.Arbitrary<Attempt[]> {
  const fraction = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
  const details = fc.array(fc.tuple(fraction, hours), { minLength: story.length, maxLength: story.length });
  const one = (pick: number) =>
    fc
      .tuple(fc.subarray([...story.keys()], { minLength: 10 }), details)
      .map(([kept, details]) =>
        kept.map((index) => attemptOf(story[index] ?? 'pass', pick, ...(details[index] ?? [1, 1]))),
      );
  const stories = fc.tuple(...document.milestones.map((_, index) => one(index)));
  const turns = fc.array(fc.nat(4), { minLength: 120, maxLength: 120 });
  return fc
    .tuple(stories, turns, anyAttempts(1, 10))
    .map(([all, turns, others]) => weave(all, turns, others));
}

function weave(all: readonly Attempt[][], turns: readonly number[], others: readonly Attempt[]): Attempt[] {
  const left = all.map((attempts) => [...attempts]);
  const woven: Attempt[] = [];
  for (let turn = 0; left.some((attempts) => attempts.length > 0); turn++) {
    const chosen = left[(turns[turn % turns.length] ?? 0) % left.length];
    const next = chosen?.shift() ?? left.find((attempts) => attempts.length > 0)?.shift();
    if (next) woven.push(next);
    const other = others[Math.floor(turn / 7)];
    if (turn % 7 === 0 && other) woven.push(other);
  }
  return woven;
}

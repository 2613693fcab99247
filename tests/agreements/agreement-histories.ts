import fc from 'fast-check';
import type { Command } from '#rules/agreements/commands.ts';
import { type Decision, decide } from '#rules/agreements/decide.ts';
import type { Side, Step } from '#rules/agreements/facts.ts';
import { type Agreement, agreementOf } from '#rules/agreements/state.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';

/** One attempt of a side, so many hours after the attempt before it. Many attempts are refused, as in real use. */
export type Attempt = {
  agreement: number;
  side: Side;
  /** Fixed, or chosen to fit what stands. */
  command: Command | ((agreement: Agreement) => Command);
  hours: number;
};

const milestone = fc.integer({ min: 1, max: 5 });
const amount = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 1_000_000_000_000 }));
const entry = fc.integer({ min: 1, max: 40 });
const way = fc.constant('Bank Transfer' as const);
const day = fc.constant('2026-03-01');

/** Sides mostly fit the command, so that histories get far; now and then they do not. */
const attempts: fc.Arbitrary<{ side: Side; command: Command }>[] = [
  by(
    'contributor',
    fc.record({
      kind: fc.constant('start' as const),
      milestone,
      share: fc.constantFrom(0, 5, 35, 40, 50, 100),
    }),
  ),
  by(
    'contributor',
    fc.record({
      kind: fc.constant('submit' as const),
      milestone,
      hours: fc.nat(100),
      proposed: fc.option(fc.nat(5_000)),
    }),
  ),
  by(
    'project',
    fc.record({
      kind: fc.constant('ask_changes' as const),
      milestone,
      criterion: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  by('project', fc.record({ kind: fc.constant('accept' as const), milestone })),
  by('product', fc.record({ kind: fc.constant('accept' as const), milestone })),
  by('project', fc.record({ kind: fc.constant('cancel' as const), milestone })),
  by('contributor', fc.record({ kind: fc.constant('drop' as const), milestone })),
  by(
    'project',
    fc.record({
      kind: fc.constant('send_payment' as const),
      milestone,
      owed: fc.constantFrom('pay' as const, 'fallback' as const),
      sent: amount,
      withheld: fc.nat(500),
      day,
      way,
    }),
  ),
  by(
    'contributor',
    fc.record({ kind: fc.constant('confirm_payment' as const), milestone, payment: entry, amount }),
  ),
  by('contributor', fc.record({ kind: fc.constant('pay_back' as const), milestone, amount, day, way })),
  by(
    'project',
    fc.record({ kind: fc.constant('confirm_paid_back' as const), milestone, payment: entry, amount }),
  ),
  by('project', fc.record({ kind: fc.constant('reverse' as const), entry })),
  by('contributor', fc.record({ kind: fc.constant('close_open' as const), milestone })),
  by('project', fc.record({ kind: fc.constant('close_back' as const), milestone })),
  by('contributor', fc.record({ kind: fc.constant('open_dispute' as const), milestone })),
  by('project', fc.record({ kind: fc.constant('give_evidence' as const), milestone })),
  by(
    'administrator',
    fc.record({
      kind: fc.constant('rule' as const),
      milestone,
      awarded: fc.oneof(fc.nat(5_000), amount),
      isFinal: fc.boolean(),
    }),
  ),
  by('contributor', fc.record({ kind: fc.constant('withdraw_dispute' as const), milestone })),
  by(
    'project',
    fc.record({ kind: fc.constant('propose_settlement' as const), milestone, awarded: fc.nat(5_000) }),
  ),
  by(
    'contributor',
    fc.record({
      kind: fc.constantFrom('accept_settlement' as const, 'close_settlement' as const),
      milestone,
      proposal: entry,
    }),
  ),
  by('project', fc.record({ kind: fc.constant('appeal' as const), milestone })),
  by('product', fc.record({ kind: fc.constant('make_final' as const), milestone })),
  by(
    'project',
    fc.record({ kind: fc.constant('give_notice' as const), cause: fc.constantFrom(null, null, 1) }),
  ),
  by('contributor', fc.constant({ kind: 'contest_cause' as const })),
  by('administrator', fc.record({ kind: fc.constant('decide_cause' as const), isUpheld: fc.boolean() })),
  by('product', fc.constant({ kind: 'decide_cause' as const, isUpheld: true })),
  by('product', fc.record({ kind: fc.constant('reverse' as const), entry })),
  by('project', fc.record({ kind: fc.constant('state_conversion' as const), units: amount, day })),
  by('contributor', fc.record({ kind: fc.constant('confirm_conversion' as const), conversion: entry })),
  by(
    'contributor',
    fc.record({ kind: fc.constant('give_up_units' as const), units: fc.integer({ min: 1, max: 50 }) }),
  ),
  by('product', fc.constant({ kind: 'pass_time' as const })),
];

function by<C extends Command>(
  side: Side,
  command: fc.Arbitrary<C>,
): fc.Arbitrary<{ side: Side; command: Command }> {
  const sides = fc.oneof(
    { weight: 12, arbitrary: fc.constant(side) },
    { weight: 1, arbitrary: fc.constantFrom<Side>('project', 'contributor', 'product', 'administrator') },
  );
  return fc.record({ side: sides, command });
}

/** Hours between two attempts: mostly a few, now and then months of downtime. */
export const hours = fc.oneof(
  { weight: 8, arbitrary: fc.nat(48) },
  { weight: 2, arbitrary: fc.nat(24 * 40) },
  { weight: 1, arbitrary: fc.nat(24 * 400) },
);

export const anyAttempts = (agreements = 1, maxLength = 60): fc.Arbitrary<Attempt[]> =>
  fc.array(
    fc
      .record({ agreement: fc.nat(agreements - 1), tried: fc.oneof(...attempts), hours })
      .map(({ agreement, tried, hours }) => ({ agreement, ...tried, hours })),
    { minLength: 1, maxLength, size: 'max' },
  );

export type History = { steps: Step[]; agreement: Agreement; at: string };
export const signedAt = '2026-01-10T06:00:00.000Z';

/** Plays attempts against agreements that share one pool, and shows each decision before it is taken over. */
export function play(
  documents: readonly AgreementDocument[],
  attempts: readonly Attempt[],
  pool: number,
  look: (history: History, decision: Decision, attempt: Attempt, poolFree: number) => void = () => {},
): { played: History[]; poolFree: number; at: string } {
  const played: History[] = documents.map((document) => ({
    steps: [],
    agreement: agreementOf(document, signedAt),
    at: signedAt,
  }));
  let poolFree = pool;
  let ms = Date.parse(signedAt);
  for (const attempt of attempts) {
    ms += attempt.hours * 3_600_000;
    const at = new Date(ms).toISOString();
    const one = played[attempt.agreement % played.length];
    if (!one) continue;
    const command = typeof attempt.command === 'function' ? attempt.command(one.agreement) : attempt.command;
    const decision = decide(one.agreement, command, { side: attempt.side, at, poolFree });
    look(one, decision, attempt, poolFree);
    if ('fault' in decision) continue;
    one.agreement = decision.agreement;
    one.steps.push(...decision.steps);
    poolFree -= decision.unitsTaken;
  }
  return { played, poolFree, at: new Date(ms).toISOString() };
}

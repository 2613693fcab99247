import type { Evidence } from '#core/agreements/steps/keep-evidence.ts';
import type { Step } from '#rules/agreements/facts.ts';
import type { Ledger } from '#tests/agreements/agreement-ledgers.ts';

/** How far the sample agreements have come. */
export const demoStates = [
  'draft',
  'proposed',
  'countered',
  'signed_by_one',
  'declined',
  'withdrawn',
  'expired',
  'active',
  'choosing',
  'working',
  'handed in',
  'changes asked',
  'due',
  'overdue',
  'paid short',
  'ending',
  'ended',
  'completed',
  'settled',
  'amendment proposed',
  'amendment countered',
  'amendment in force',
  'amendment refused',
  'dispute: opened',
  'dispute: evidence',
  'dispute: to be ruled on',
  'dispute: late',
  'dispute: ruled',
  'dispute: appealed',
  'dispute: final',
] as const;
export type DemoState = (typeof demoStates)[number];

/** How far a dispute has come, in the order in which its phases follow each other; `late` is a ruling that we owe. */
export const disputePhases = [
  'opened',
  'evidence',
  'to be ruled on',
  'late',
  'ruled',
  'appealed',
  'final',
] as const;
export type DisputePhase = (typeof disputePhases)[number];

export function phaseOf(state: DemoState): DisputePhase | undefined {
  return disputePhases.find((phase) => state === `dispute: ${phase}`);
}

type History = {
  /** Days ago both had signed. */
  days: number;
  act(ledger: Ledger): void;
};

/** The words that a side writes with a step. */
export function saidWith({ fact }: Step): Evidence['said'] {
  if (fact.kind === 'submitted')
    return {
      text: 'It has counted for nine days. The drawings and the program lie in the folder.',
      links: ['https://sample.example/counter'],
      notPassing: 'The clock in it is an open-source part.',
    };
  if (fact.kind === 'changes_asked')
    return { words: 'It says nowhere how the battery is changed. A page with three pictures would do.' };
  return undefined;
}

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

/** Stated by the project, and confirmed by the contributor: all of it, or what is said. */
const paid = (ledger: Ledger, days: number, milestone: number, confirmed?: number) => {
  const { pay } = ledger.milestone(milestone);
  ledger.pay(ago(days), milestone, pay, confirmed ?? pay);
};

/** Submitted some days ago: the subject of a dispute. */
const handedIn: History = {
  days: 35,
  act(ledger) {
    ledger.do(ago(20), 'contributor', { kind: 'start', milestone: 1, share: 10 });
    ledger.do(ago(6), 'contributor', { kind: 'submit', milestone: 1, hours: 22, proposed: null });
  },
};

export const histories: Partial<Record<DemoState, History>> = {
  ...Object.fromEntries(disputePhases.map((phase) => [`dispute: ${phase}`, handedIn])),
  choosing: {
    days: 20,
    act(ledger) {
      ledger.accept(ago(12), 1, 60);
      paid(ledger, 10, 1);
    },
  },
  working: {
    days: 9,
    act: (ledger) => void ledger.do(ago(2), 'contributor', { kind: 'start', milestone: 1, share: 30 }),
  },
  'handed in': {
    days: 15,
    act(ledger) {
      ledger.do(ago(9), 'contributor', { kind: 'start', milestone: 1, share: 0 });
      ledger.do(ago(1), 'contributor', { kind: 'submit', milestone: 1, hours: 18, proposed: null });
    },
  },
  'changes asked': {
    days: 16,
    act(ledger) {
      ledger.do(ago(12), 'contributor', { kind: 'start', milestone: 1, share: 15 });
      ledger.do(ago(5), 'contributor', { kind: 'submit', milestone: 1, hours: 21, proposed: null });
      ledger.do(ago(3), 'project', { kind: 'ask_changes', milestone: 1, criterion: 2 });
    },
  },
  due: {
    days: 30,
    act(ledger) {
      ledger.accept(ago(6), 1, 40);
    },
  },
  overdue: {
    days: 45,
    act: (ledger) => ledger.accept(ago(25), 1, 0),
  },
  'paid short': {
    days: 40,
    act(ledger) {
      ledger.accept(ago(15), 1, 0);
      paid(ledger, 12, 1, ledger.milestone(1).pay - 50_000);
      ledger.do(ago(4), 'contributor', { kind: 'cancel', milestone: 3 });
    },
  },
  ending: {
    days: 50,
    act(ledger) {
      ledger.accept(ago(30), 1, 60);
      paid(ledger, 28, 1);
      ledger.do(ago(8), 'contributor', { kind: 'start', milestone: 2, share: 0 });
      ledger.do(ago(2), 'project', { kind: 'give_notice', cause: null });
    },
  },
  ended: {
    days: 60,
    act(ledger) {
      ledger.accept(ago(40), 1, 60);
      paid(ledger, 38, 1);
      ledger.do(ago(20), 'contributor', { kind: 'start', milestone: 2, share: 0 });
      ledger.do(ago(19), 'contributor', { kind: 'drop', milestone: 2 });
      ledger.do(ago(15), 'contributor', { kind: 'give_notice', cause: null });
      ledger.pass(ago(6));
    },
  },
  completed: {
    days: 70,
    act(ledger) {
      ledger.accept(ago(50), 1, 20);
      paid(ledger, 48, 1);
      ledger.accept(ago(30), 2, 20);
      paid(ledger, 28, 2);
      ledger.accept(ago(5), 3, 0);
    },
  },
  settled: {
    days: 160,
    act(ledger) {
      for (const [at, milestone] of [1, 2, 3].entries()) {
        ledger.accept(ago(140 - at * 30), milestone, 40);
        paid(ledger, 138 - at * 30, milestone);
      }
      ledger.pass(ago(3));
    },
  },
};

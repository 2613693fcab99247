import { randomBytes } from 'node:crypto';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import type { Command } from '#rules/agreements/commands.ts';
import { decide } from '#rules/agreements/decide.ts';
import type { Side } from '#rules/agreements/facts.ts';
import { hasMovedSince } from '#rules/agreements/moved-since.ts';
import type { Agreement } from '#rules/agreements/state.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hashOfValue, sealEntries } from '../../ledger/seal-entries.ts';
import { erasePayouts } from '../money/steps/erase-payouts.ts';
import { settleLatePayments } from '../money/steps/settle-late-payments.ts';
import { refusalOf } from '../refusal-of.ts';
import type { InForce } from './hold-in-force.ts';
import { type Evidence, keepEvidence } from './keep-evidence.ts';
import { noteNumber } from './note-number.ts';
import { settleDeadlines } from './settle-deadlines.ts';
import { writeEntries } from './write-entries.ts';

export type By = {
  side: Side;
  /** Null for the product. */
  accountId: string | null;
  /** Sequence of the last entry that the deciding member has seen; automatic commands decide on the current state. */
  basedOn?: number;
  /** Further conditions. They are not checked for a repeated command, which may be late by then. */
  require?(): Promise<void>;
};

export type CarriedOut = {
  /** Sequence of the command's own entry; of a repeated command, of the one that it wrote. 0 where time brought nothing. */
  entry: number;
  state: Agreement;
  isRepeated: boolean;
  /** The held agreement in its new state, for a next command in the same transaction. */
  held: InForce;
};

/**
 * Carries out a command on an agreement that is held: its entries, and everything that follows from them. The same command of the
 * same person on the same basis is carried out once, and gets its first answer.
 * @throws Refusal of the rule's own code; `conflict` where what it was decided on has moved
 */
export async function carryOut(
  tx: Tx,
  held: InForce,
  command: Command,
  by: By,
  evidence: Evidence = {},
): Promise<CarriedOut> {
  const askedAs = by.basedOn === undefined ? null : hashOfValue(askedOf(command, by, evidence));
  const [earlier] = askedAs === null ? [] : await findEarlier(tx, held.id, askedAs);
  if (earlier) return { entry: earlier.sequence, state: held.state, isRepeated: true, held };
  await by.require?.();
  if (by.basedOn !== undefined && hasMovedSince(held.entries, command, by.basedOn))
    throw new Refusal('conflict');
  const at = held.heldAt.toISOString();
  const decision = decide(held.state, command, {
    side: by.side,
    // Never before the last entry, even if the database's clock was set back.
    at: at > held.state.at ? at : held.state.at,
    poolFree: held.poolFree,
    documentOf: (hash) => held.documents.get(hash),
  });
  if ('fault' in decision) throw refusalOf(decision);
  const [first] = decision.steps;
  if (!first) return { entry: 0, state: held.state, isRepeated: false, held };
  const { accountId } = by;
  const known = accountId === null ? null : held.people[accountId];
  const number = known === undefined ? randomBytes(16).toString('hex') : known;
  const hashes = await keepEvidence(tx, { ...held, sequence: first.sequence, accountId }, evidence);
  const written = sealEntries(decision.steps, held.lastHash, (step) => ({
    person: step.side === by.side ? number : null,
    hashes: step === first ? hashes : [],
  }));
  const after: InForce = {
    ...held,
    entries: [...held.entries, ...written],
    state: decision.agreement,
    lastHash: written.at(-1)?.hash ?? held.lastHash,
    poolFree: held.poolFree - decision.unitsTaken,
    waiting: null,
    ...(accountId !== null && number !== null && { people: { ...held.people, [accountId]: number } }),
  };
  const { unitsTaken } = decision;
  const asked = askedAs && { asked: { asked_as: askedAs, sequence: first.sequence } };
  const isNew = known === undefined && accountId !== null && number !== null;
  await together(tx, [
    async () => isNew && noteNumber(tx, held.id, accountId, number),
    () => writeEntries(tx, after, { written, unitsTaken, accountId, ...asked }),
    // The further conditions may have ended one of these deadlines.
    () => settleDeadlines(tx, after, by.side, by.require ? null : held.waiting),
  ]);
  await settleLatePayments(tx, after, written);
  await erasePayouts(tx, held.state, after);
  return { entry: first.sequence, state: after.state, isRepeated: false, held: after };
}

function askedOf(command: Command, { side, accountId, basedOn }: By, { said, files = [] }: Evidence) {
  const brought = files.map(({ name, checksum }) => ({ name, checksum }));
  return { command, side, accountId, basedOn: basedOn ?? 0, said: said ?? {}, files: brought };
}

/** The entry that the same command has written before. */
const findEarlier = prepared((tx, id: string, askedAs: string) =>
  tx
    .selectFrom('agreement_commands')
    .select('sequence')
    .where('agreement_id', '=', id)
    .where('asked_as', '=', askedAs),
);

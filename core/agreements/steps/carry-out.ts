import { sql } from 'kysely';
import type { Command } from '#contract/agreements/commands.ts';
import { decide } from '#contract/agreements/decide.ts';
import type { Side } from '#contract/agreements/facts.ts';
import { hasMovedSince } from '#contract/agreements/moved-since.ts';
import type { Agreement } from '#contract/agreements/state.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hashOfValue, sealEntries } from '../../ledger/seal-entries.ts';
import { erasePayouts } from '../money/steps/erase-payouts.ts';
import { settleLatePayments } from '../money/steps/settle-late-payments.ts';
import { refusalOf } from '../refusal-of.ts';
import { beginNumber } from './begin-number.ts';
import type { InForce } from './hold-in-force.ts';
import { type Evidence, keepEvidence } from './keep-evidence.ts';
import { settleClocks } from './settle-clocks.ts';
import { writeEntries } from './write-entries.ts';

export type By = {
  side: Side;
  /** Null for the product. */
  accountId: string | null;
  /** Sequence of the last entry that whoever decides has seen; what follows by itself is decided on what stands. */
  basedOn?: number;
  /** What else has to hold for it; not asked of a repeated command, which may be late by then. */
  require?(): Promise<void>;
};

export type CarriedOut = {
  /** Sequence of the command's own entry; of a repeated command, of the one that it wrote. 0 where time brought nothing. */
  entry: number;
  state: Agreement;
  isRepeated: boolean;
  /** What is held, as it stands now: for a next command in the same transaction. */
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
  const { earlier, person, at, isAmended } = await findAround(tx, held, { askedAs, accountId: by.accountId });
  if (earlier !== null) return { entry: earlier, state: held.state, isRepeated: true, held };
  await by.require?.();
  if (by.basedOn !== undefined && hasMovedSince(held.entries, command, by.basedOn))
    throw new Refusal('conflict');
  const decision = decide(held.state, command, {
    side: by.side,
    at,
    poolFree: held.poolFree,
    documentOf: (hash) => held.documents.get(hash),
  });
  if ('fault' in decision) throw refusalOf(decision);
  const [first] = decision.steps;
  if (!first) return { entry: 0, state: held.state, isRepeated: false, held };
  const number = by.accountId ? (person ?? (await beginNumber(tx, held.id, by.accountId))) : null;
  const hashes = await keepEvidence(
    tx,
    { ...held, sequence: first.sequence, accountId: by.accountId },
    evidence,
  );
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
  };
  await writeEntries(tx, after, {
    ...{ written, unitsTaken: decision.unitsTaken, accountId: by.accountId, isAmended },
    ...(askedAs && { asked: { asked_as: askedAs, sequence: first.sequence } }),
  });
  await settleClocks(tx, after, by.side);
  await settleLatePayments(tx, after, written);
  await erasePayouts(tx, held.state, after);
  return { entry: first.sequence, state: after.state, isRepeated: false, held: after };
}

function askedOf(command: Command, { side, accountId, basedOn }: By, { said, files = [] }: Evidence) {
  const brought = files.map(({ name, checksum }) => ({ name, checksum }));
  return { command, side, accountId, basedOn: basedOn ?? 0, said: said ?? {}, files: brought };
}

type Around = {
  /** Sequence of the entry that the same command has written before. */
  earlier: number | null;
  /** The number by which the ledger knows whoever acts; null for the first time. */
  person: string | null;
  /** The database's clock, in milliseconds; never before the last entry, also where that clock was set back. */
  at: string;
  /** An amendment is negotiated beside it. */
  isAmended: boolean;
};

async function findAround(
  tx: Tx,
  { id, state }: InForce,
  { askedAs, accountId }: { askedAs: string | null; accountId: string | null },
): Promise<Around> {
  const { rows } = await sql<{ at: Date; earlier: number | null; person: string | null; isAmended: boolean }>`
    select clock_timestamp() as at,
      exists (select from agreement_amendments where agreement_id = ${id} and ended_at is null) as "isAmended",
      (select sequence from agreement_commands where agreement_id = ${id} and asked_as = ${askedAs}) as earlier,
      (select number from agreement_people where agreement_id = ${id} and account_id = ${accountId}) as person`.execute(
    tx,
  );
  const { earlier = null, person = null, at: moment, isAmended = true } = rows[0] ?? {};
  const at = moment?.toISOString() ?? '';
  return { earlier, person, at: at > state.at ? at : state.at, isAmended };
}

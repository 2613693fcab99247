import { holdRowInForce } from '#core/agreements/steps/hold-in-force.ts';
import { type Evidence, keepEvidence } from '#core/agreements/steps/keep-evidence.ts';
import { settleDeadlines } from '#core/agreements/steps/settle-deadlines.ts';
import { writeEntries } from '#core/agreements/steps/write-entries.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { sealEntries } from '#core/ledger/seal-entries.ts';
import type { Side, Step } from '#rules/agreements/facts.ts';
import { Ledger } from './agreement-ledgers.ts';

type People = { owner: Member; contributor: Member };

/** Does things to an agreement at moments of the caller's choice, says what `saidOf` gives with each, and keeps its ledger as the product does. */
export async function keepLedger(
  core: Core,
  id: string,
  { owner, contributor }: People,
  act: (ledger: Ledger) => void,
  saidOf: (step: Step) => Evidence['said'] = () => undefined,
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdRowInForce(tx, id);
    if (!held) throw new Error('The agreement is not in force.');
    const [first, ...later] = held.documents.values();
    if (!first) throw new Error('The agreement has no text.');
    const ledger = new Ledger(first, { poolFree: held.poolFree, later });
    ledger.agreement = held.state;
    act(ledger);
    const numbers = await tx
      .selectFrom('agreement_people')
      .select(['account_id', 'number'])
      .where('agreement_id', '=', id)
      .execute();
    const numberOf = (who: Member) =>
      numbers.find(({ account_id: accountId }) => accountId === who.id)?.number ?? null;
    const people = {
      project: numberOf(owner),
      contributor: numberOf(contributor),
      product: null,
      administrator: null,
    };
    const accounts: Partial<Record<Side, string>> = { project: owner.id, contributor: contributor.id };
    const hashes = new Map<Step, string[]>();
    for (const step of ledger.steps) {
      const said = saidOf(step);
      const entry = { id, sequence: step.sequence, accountId: accounts[step.side] ?? null };
      if (said) hashes.set(step, await keepEvidence(tx, entry, { said }));
    }
    const written = sealEntries(ledger.steps, held.lastHash, (step) => ({
      person: people[step.side],
      hashes: hashes.get(step) ?? [],
    }));
    const after = {
      ...held,
      entries: [...held.entries, ...written],
      state: ledger.agreement,
      lastHash: written.at(-1)?.hash ?? held.lastHash,
    };
    await writeEntries(tx, after, {
      written,
      unitsTaken: held.poolFree - ledger.poolFree,
      accountId: null,
    });
    await settleDeadlines(tx, after);
  });
}

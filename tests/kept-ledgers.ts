import { holdRowInForce } from '#core/agreements/steps/hold-in-force.ts';
import { settleClocks } from '#core/agreements/steps/settle-clocks.ts';
import { writeEntries } from '#core/agreements/steps/write-entries.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { sealEntries } from '#core/ledger/seal-entries.ts';
import { Ledger } from './agreement-ledgers.ts';

type People = { owner: Member; contributor: Member };

/** Does things to an agreement at moments of the caller's choice, and keeps its ledger as the product does. */
export async function keepLedger(
  core: Core,
  id: string,
  { owner, contributor }: People,
  act: (ledger: Ledger) => void,
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
    const written = sealEntries(ledger.steps, held.lastHash, ({ side }) => ({
      person: people[side],
      hashes: [],
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
    await settleClocks(tx, after);
  });
}

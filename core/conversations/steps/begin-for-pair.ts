import type { ConversationKind } from '#contract/collected.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { pairOf } from '../pair.ts';

export type Pair = {
  kind: Exclude<ConversationKind, 'direct' | 'team' | 'application' | 'introduction'>;
  one: string;
  other: string;
};

/** The one conversation of this kind between two members, open; created if missing. The caller holds both accounts. */
export async function beginForPair(
  tx: Tx,
  { kind, one, other }: Pair,
): Promise<{ id: string; isNew: boolean }> {
  const made = await tx
    .insertInto('conversations')
    .values({ id: newId(), kind, subject_id: pairOf(one, other) })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await tx
      .insertInto('conversation_members')
      .values([one, other].map((account_id) => ({ conversation_id: made.id, account_id })))
      .execute();
    return { id: made.id, isNew: true };
  }
  const { id } = await tx
    .updateTable('conversations')
    .set({ state: 'open' })
    .where('kind', '=', kind)
    .where('subject_id', '=', pairOf(one, other))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/** Makes such conversations read-only. */
export async function endForPair(tx: Tx, { kind, one, other }: Pair): Promise<void> {
  await tx
    .updateTable('conversations')
    .set({ state: 'ended' })
    .where('kind', '=', kind)
    .where('subject_id', '=', pairOf(one, other))
    .where('state', '=', 'open')
    .execute();
}

/** Opens the conversation of a pair, and keeps it open until this moment at least. A moment replaces the one before. */
export async function keepForPair(tx: Tx, pair: Pair, until: Date): Promise<void> {
  const { id } = await beginForPair(tx, pair);
  await tx.updateTable('conversations').set({ kept_until: until }).where('id', '=', id).execute();
}

/** Nothing keeps the conversation of a pair open any more; it is as open as it was. */
export async function stopKeepingPair(tx: Tx, { kind, one, other }: Pair): Promise<void> {
  await tx
    .updateTable('conversations')
    .set({ kept_until: null })
    .where('kind', '=', kind)
    .where('subject_id', '=', pairOf(one, other))
    .execute();
}

import type { Tx } from '../../ground/events.ts';
import type { Translation } from '../translations-of.ts';

/** Keeps the words of translations byte for byte, for ever. Words that are kept already stay one row. */
export async function keepTranslations(tx: Tx, translations: readonly Translation[]): Promise<void> {
  if (translations.length === 0) return;
  await tx
    .insertInto('legal_translations')
    .values([...translations])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import type { Db } from '#db/connect.ts';

/** What was said and brought with an entry. */
export type FoundEvidence = {
  said: Record<string, string | string[]>;
  files: { id: string; name: string; size: number; mimeType: string }[];
};

/** What was said and brought with the entries of an agreement, by their sequence. What was erased is not there. */
export async function findEvidence(db: Db, agreementId: string): Promise<Map<number, FoundEvidence>> {
  const [texts, files] = await Promise.all([
    db
      .selectFrom('agreement_entry_texts')
      .select(['sequence', 'said'])
      .where('agreement_id', '=', agreementId)
      .execute(),
    db
      .selectFrom('agreement_entry_files')
      .select(['id', 'sequence', 'name', 'size', 'mime_type'])
      .where('agreement_id', '=', agreementId)
      .orderBy('position')
      .execute(),
  ]);
  const found = new Map<number, FoundEvidence>();
  const at = (sequence: number) => {
    const one = found.get(sequence) ?? { said: {}, files: [] };
    found.set(sequence, one);
    return one;
  };
  for (const { sequence, said } of texts) at(sequence).said = said as FoundEvidence['said'];
  for (const { sequence, mime_type: mimeType, ...file } of files)
    at(sequence).files.push({ ...file, mimeType });
  return found;
}

import type { Db } from '#db/connect.ts';

/** The texts and files of an entry. */
export type FoundEvidence = {
  said: Record<string, string | string[]>;
  files: { id: string; name: string; size: number; mimeType: string }[];
};

/** The texts and files of an agreement's entries, by their sequence. Erased ones are left out. */
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

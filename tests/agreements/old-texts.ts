import type { Core } from '#core/ground/core.ts';
import { hashOfValue } from '#core/ledger/seal-entries.ts';
import { fullText } from '#rules/agreements/full-text.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';

/** The text that stands, as if it had been proposed and signed under the first clauses. Resolves to its hash. */
export async function underFirstClauses(core: Core, id: string): Promise<string> {
  const row = await core.db
    .selectFrom('agreement_versions')
    .select(['number', 'document'])
    .where('agreement_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const { about, company, text, parties, ...agreed } = JSON.parse(row.document ?? '') as Extract<
    AgreementDocument,
    { format: 'saharambh-agreement/2' }
  >;
  const { name, number, place } = parties.project;
  const said = {
    ...agreed,
    format: 'saharambh-agreement/1' as const,
    parties: { project: { name, number, place }, contributor: parties.contributor },
  };
  const document = { ...said, text: fullText(said) };
  const hash = hashOfValue(document);
  await core.db
    .updateTable('agreement_versions')
    .set({ document: canonicalJson(document), hash })
    .where('agreement_id', '=', id)
    .where('number', '=', row.number)
    .execute();
  return hash;
}

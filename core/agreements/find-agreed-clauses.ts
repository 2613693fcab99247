import type { Db } from '#db/connect.ts';
import { type ClauseLanguage, clauseLanguages } from '#rules/agreements/clauses/languages.ts';
import { clauseEdition } from '#rules/agreements/terms.ts';

/** The languages whose present clauses are agreed, in the repository or by the operator's command. */
export async function findAgreedClauses(db: Db): Promise<ClauseLanguage[]> {
  const rows = await db
    .selectFrom('agreed_clauses')
    .select('language')
    .where('edition', '=', clauseEdition)
    .execute();
  const agreed = new Set(rows.map(({ language }) => language));
  return clauseLanguages
    .filter(({ code, state }) => state === 'agreed' || agreed.has(code))
    .map(({ code }) => code);
}

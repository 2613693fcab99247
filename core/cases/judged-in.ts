import type { Db } from '#db/connect.ts';

/** The members responsible for the item of a case. */
export async function judgedIn(db: Db, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('case_people')
    .select('account_id')
    .where('case_id', '=', caseId)
    .where('is_judged', '=', true)
    .orderBy('account_id')
    .execute();
  return rows.map((one) => one.account_id);
}

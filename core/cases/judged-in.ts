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

/** Those of them whose suspension has begun, where the case decides one: it does not wait, and was not refused. */
export async function suspendedIn(db: Db, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('case_people')
    .select('account_id')
    .where('case_id', '=', caseId)
    .where('is_judged', '=', true)
    .where((person) => person.or([person('suspended_days', 'is', null), person('suspended_days', '>', 0)]))
    .execute();
  return rows.map((one) => one.account_id);
}

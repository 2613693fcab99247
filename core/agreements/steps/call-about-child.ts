import { sql } from 'kysely';
import { joinCase } from '../../cases/steps/join-case.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { reportablePerson } from '../../people/reportable.ts';

/**
 * Somebody turned out to be under 18 who is a side of an agreement in force: an administrator is called. What stands in its ledger
 * stays, and nothing new starts with them.
 */
export async function callAboutChild(tx: Tx, accountId: string): Promise<void> {
  const bound = await tx
    .selectFrom('agreements')
    .select('id')
    .where('stage', 'in', ['active', 'ending', 'ended', 'completed'])
    .where(
      sql<boolean>`(contributor_id = ${accountId} or exists (
        select from project_members as seat
        where seat.project_id = agreements.project_id and seat.account_id = ${accountId} and seat.is_owner
      ))`,
    )
    .limit(1)
    .executeTakeFirst();
  if (!bound || (await isCalled(tx, accountId))) return;
  const thing = await reportablePerson.seal(tx, accountId);
  if (!thing) return;
  const report = { id: newId(), concern: 'child', words: '', by: 'us' } as const;
  await joinCase(tx, { kind: 'person', id: accountId }, report, { thing, pictures: [] });
}

/** Whatever else is reported of them: this is more urgent, and is said once. */
async function isCalled(tx: Tx, accountId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('cases')
    .innerJoin('case_reports', 'case_reports.case_id', 'cases.id')
    .select('cases.id')
    .where('thing_kind', '=', 'person')
    .where('thing_id', '=', accountId)
    .where('cases.state', '=', 'open')
    .where('concern', '=', 'child')
    .where('reporter_id', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

import { sql } from 'kysely';
import { joinCase } from '../../cases/steps/join-case.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { reportablePerson } from '../../people/reportable.ts';

/**
 * Opens a case for administrators if a side of an agreement in force turns out to be under 18. The entries in its ledger
 * stay, and nothing new starts with that member.
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

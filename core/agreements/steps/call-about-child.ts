import { sql } from 'kysely';
import { hasOpenCase } from '../../cases/has-open-case.ts';
import { reportablePerson } from '../../cases/reportables/person.ts';
import { joinCase } from '../../cases/steps/join-case.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

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
  if (!bound || (await hasOpenCase(tx, 'person', accountId))) return;
  const thing = await reportablePerson.seal(tx, accountId);
  if (!thing) return;
  const report = { id: newId(), concern: 'child', words: '', by: 'us' } as const;
  await joinCase(tx, { kind: 'person', id: accountId }, report, { thing, pictures: [] });
}

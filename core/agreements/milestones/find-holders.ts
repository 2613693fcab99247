import type { Db } from '#db/connect.ts';
import { shownName } from '../shown-name.ts';

export type Holder = { agreementId: string; milestone: number; person: string; units: number };

const most = 100;

/** Which milestones of all agreements of a project hold units of its pool, the most first. */
export async function findHolders(db: Db, projectId: string): Promise<Holder[]> {
  const rows = await db
    .selectFrom('agreement_milestones as held')
    .innerJoin('agreements', 'agreements.id', 'held.agreement_id')
    .leftJoin('accounts', 'accounts.id', 'agreements.contributor_id')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'accounts.id').onRef('profiles.account_id', '=', 'accounts.id'),
    )
    .select(['held.agreement_id', 'held.number', 'held.reserved', shownName.as('name')])
    .where('agreements.project_id', '=', projectId)
    .where('held.reserved', '>', '0')
    .orderBy('held.reserved', 'desc')
    .orderBy('held.agreement_id')
    .orderBy('held.number')
    .limit(most)
    .execute();
  return rows.map(({ agreement_id: agreementId, number: milestone, reserved, name }) => ({
    ...{ agreementId, milestone, units: Number(reserved) },
    person: name ?? '',
  }));
}

import type { Db } from '#db/connect.ts';
import { namesShown } from '../../people/names-shown.ts';
import type { Reader } from '../find-agreements.ts';

export type Holder = { agreementId: string; milestone: number; person: string; units: number };

const most = 100;

/** Which milestones of all agreements of a project hold units of its pool, the most first. */
export async function findHolders(db: Db, reader: Reader, projectId: string): Promise<Holder[]> {
  const rows = await db
    .selectFrom('agreement_milestones as held')
    .innerJoin('agreements', 'agreements.id', 'held.agreement_id')
    .leftJoin(namesShown(db, reader).as('person'), 'person.id', 'agreements.contributor_id')
    .select(['held.agreement_id', 'held.number', 'held.reserved', 'person.name'])
    .where('agreements.project_id', '=', projectId)
    .where('held.reserved', '>', '0')
    .orderBy('held.reserved', 'desc')
    .orderBy('held.agreement_id')
    .orderBy('held.number')
    .limit(most)
    .execute();
  return rows.map(({ agreement_id: agreementId, number: milestone, reserved, name }) => ({
    agreementId,
    milestone,
    units: Number(reserved),
    person: name ?? '',
  }));
}

import type { Tx } from '../../ground/events.ts';
import type { Sealed } from '../../ground/reportable.ts';

/** Records those responsible for the item of a new case, and others who take part in it. */
export async function addPeople(tx: Tx, caseId: string, { judged, others }: Sealed): Promise<void> {
  const people = [
    ...judged.map((accountId) => ({ account_id: accountId, is_judged: true })),
    ...others.map((accountId) => ({ account_id: accountId, is_judged: false })),
  ];
  if (people.length === 0) return;
  await tx
    .insertInto('case_people')
    .values(people.map((one) => ({ ...one, case_id: caseId })))
    .execute();
}

import type { Insertable } from 'kysely';
import type { YoungRequestsTable } from '#db/tables/young-requests.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { subjectOf, type YoungRequestRow } from '../row.ts';
import { tellGuardian } from './tell-guardian.ts';

type Wanted = Omit<Insertable<YoungRequestsTable>, 'id' | 'state'>;

/** Begins a request: the guardian has seven days to answer it. */
export async function beginWithGuardian(tx: Tx, wanted: Wanted): Promise<YoungRequestRow> {
  const one = await tx
    .insertInto('young_requests')
    .values({ ...wanted, id: newId(), state: 'with_guardian' })
    .returningAll()
    .executeTakeFirstOrThrow();
  await beginDeadline(tx, {
    kind: 'guardian_mentoring_answer',
    subjectId: one.id,
    owes: { accountId: null },
    awaitedBy: null,
  });
  await record(tx, { name: 'youngMentees.asked', accountId: one.mentee_id, subject: subjectOf(one) });
  await tellGuardian(tx, one.mentee_id, 'asked');
  return one;
}

import type { Tx } from '../../ground/events.ts';
import { findName } from './issue-certificate.ts';
import { settleCompleted } from './settle-completed.ts';
import { settleMentored } from './settle-mentored.ts';

/** Makes the certificates that an account could not have for want of a name, once it has one. */
export async function settleNamed(tx: Tx, accountId: string): Promise<void> {
  if (!(await findName(tx, accountId))) return;
  const agreements = await tx
    .selectFrom('agreements')
    .select('id')
    .where('contributor_id', '=', accountId)
    .where('stage', 'in', ['ended', 'completed'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificates')
            .select('number')
            .where('kind', '=', 'completed')
            .whereRef('subject_id', '=', 'agreements.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  for (const { id } of agreements) await settleCompleted(tx, id);
  const mentorships = await tx
    .selectFrom('mentorships')
    .select('id')
    .where('mentee_id', '=', accountId)
    .where('state', '=', 'completed')
    .orderBy('id')
    .execute();
  for (const { id } of mentorships) await settleMentored(tx, id);
}

import { productId } from '#contract/administration/limits.ts';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import { post } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';
import { age } from '../../standings/standing-columns.ts';
import { childConfirmed, type FoundChild } from '../child-confirmed.ts';
import { moveBirthDate } from './move-birth-date.ts';

/** Puts the earlier date of birth back after a correction to a child's that no second member of staff confirmed. */
export async function keepBirthDate(tx: Tx, proposalId: string): Promise<void> {
  const ended = await tx
    .selectFrom('staff_proposals')
    .select('input')
    .where('id', '=', proposalId)
    .where('kind', '=', childConfirmed.kind)
    .where('state', 'in', ['refused', 'withdrawn', 'lapsed'])
    .executeTakeFirst();
  const read = ended && childConfirmed.input.safeParse(ended.input);
  if (!read?.success) return;
  const { accountId, birthDate, before }: FoundChild = read.data;
  if (!(await holdAccount(tx, accountId))) return;
  const stands = await tx
    .selectFrom('standings')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('birth_date', '=', birthDate)
    .where(age, '=', 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('staff_proposals as next')
            .select('next.id')
            .where('next.kind', '=', childConfirmed.kind)
            .where('next.subject_id', '=', accountId)
            .where('next.state', '=', 'waiting'),
        ),
      ),
    )
    .executeTakeFirst();
  // Corrected once more and proposed so, or a guardian has agreed: the member has said that it is right.
  if (!stands) return;
  await moveBirthDate(tx, accountId, before);
  await noteAction(tx, { id: productId }, { action: 'account.birthDateKept', subjectId: accountId });
  await post(tx, { letter: 'birth-date-corrected', accountId }, 'product');
}

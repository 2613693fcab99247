import { textVersions } from '#contract/consent.ts';
import type { GuardianRequestBody } from '#contract/guardian.ts';
import type { Relation } from '#contract/relations.ts';
import { now } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { post } from '../ground/letters.ts';
import { Refusal } from '../ground/refusal.ts';
import { changeStanding } from '../standings/steps/change-standing.ts';
import { getGuardianRequest } from './get-request.ts';

/**
 * The guardian says yes or no. As long as the link lives the answer can be changed: a consent can be withdrawn.
 * @throws Refusal `guardian_request_not_found`; `guardian_statement_missing` when they agree without saying who they are.
 */
export async function answerGuardianRequest(
  core: Core,
  input: { id: string; secret: string; confirmed: boolean; adult?: boolean; relation?: Relation | undefined },
): Promise<GuardianRequestBody> {
  const { id, confirmed, adult, relation } = input;
  await getGuardianRequest(core, input);
  if (confirmed && !(adult && relation)) throw new Refusal('guardian_statement_missing');
  await core.db.transaction().execute(async (tx) => {
    const asked = await tx
      .selectFrom('guardians')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!asked || !(await holdAccount(tx, asked.account_id))) throw new Refusal('guardian_request_not_found');
    const guardian = await tx
      .selectFrom('guardians')
      .select(['account_id', 'confirmed'])
      .where('id', '=', id)
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    if (!guardian) throw new Refusal('guardian_request_not_found');
    if (guardian.confirmed === confirmed) return;
    await tx
      .updateTable('guardians')
      .set({
        confirmed,
        answered_at: now,
        terms_version: confirmed ? textVersions.terms : null,
        relation: confirmed ? relation : null,
      })
      .where('id', '=', id)
      .execute();
    await changeStanding(tx, guardian.account_id, { guardian_agreed_at: confirmed ? now : null });
    await record(tx, {
      name: 'guardians.answered',
      accountId: guardian.account_id,
      subject: { guardianId: id, confirmed },
    });
    await post(tx, { letter: 'guardian-answer', guardianId: id }, 'product');
  });
  return getGuardianRequest(core, input);
}

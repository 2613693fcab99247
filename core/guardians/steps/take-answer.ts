import type { Relation } from '#contract/guardians/relations.ts';
import { now } from '#db/now.ts';
import { causeOfOutcome } from '../../accounts/cause-of-owner.ts';
import { recordConsent } from '../../consents/steps/record-consent.ts';
import { bothTextsNow } from '../../consents/version-now.ts';
import type { Account } from '../../ground/actor.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { changeStanding } from '../../standings/steps/change-standing.ts';

type Answer = {
  confirmed: boolean;
  relation: Relation | null;
  checkedWith: string | null;
  /** Of the page on which they answered. */
  language?: string | undefined;
};

/**
 * Stores a guardian's answer about a held account. The answer can change as long as the link lives.
 * @throws Refusal `guardian_request_not_found` when another guardian has been asked meanwhile.
 */
export async function takeAnswer(
  tx: Tx,
  { id, account }: { id: string; account: Account },
  { confirmed, relation, checkedWith, language }: Answer,
): Promise<void> {
  const accountId = account.id;
  const guardian = await tx
    .selectFrom('guardians')
    .select('confirmed')
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
      terms_version: confirmed ? bothTextsNow : null,
      relation,
      checked_with: checkedWith,
      reviewed_at: null,
    })
    .where('id', '=', id)
    .execute();
  await changeStanding(tx, accountId, { guardian_agreed_at: confirmed ? now : null });
  await recordConsent(tx, { accountId, document: 'guardian', given: confirmed, isAnswer: true, language });
  await record(tx, { name: 'guardians.answered', accountId, subject: { guardianId: id, confirmed } });
  await post(tx, { letter: 'guardian-answer', guardianId: id }, causeOfOutcome(account));
}

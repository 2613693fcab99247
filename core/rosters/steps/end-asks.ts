import { sql } from 'kysely';
import { recordConsent } from '../../consents/steps/record-consent.ts';
import type { Reading } from '../../consents/words-read.ts';
import { record, type Tx } from '../../ground/events.ts';

/** The further yes has ended where no roster is left to which the guardian agreed. */
async function noteYesEnded(tx: Tx, accountId: string, { language }: Reading): Promise<void> {
  const left = await tx
    .selectFrom('roster_guardian_asks')
    .select('id')
    .where('account_id', '=', accountId)
    .where('agreed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!left) await recordConsent(tx, { accountId, document: 'guardian_roster', given: false, language });
}

/** With a membership the guardian's yes to it goes. */
export async function forgetYes(
  tx: Tx,
  ended: readonly { account_id: string; organisation_id: string }[],
  reading: Reading = {},
): Promise<void> {
  for (const { account_id: accountId, organisation_id: organisationId } of ended) {
    const gone = await tx
      .deleteFrom('roster_guardian_asks')
      .where('account_id', '=', accountId)
      .where('organisation_id', '=', organisationId)
      .returning('agreed_at')
      .executeTakeFirst();
    if (gone?.agreed_at) await noteYesEnded(tx, accountId, reading);
  }
}

/** Ends what guardians were asked without a yes. The member is told where it was not they who took it back. */
export async function dropAsks(
  tx: Tx,
  ids: readonly string[],
  how: 'refused' | 'over' | 'own',
): Promise<void> {
  if (ids.length === 0) return;
  const ended = await tx
    .deleteFrom('roster_guardian_asks')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('agreed_at', 'is', null)
    .returning(['account_id', 'organisation_id'])
    .execute();
  if (how === 'own') return;
  for (const { account_id: accountId, organisation_id: organisationId } of ended)
    await record(tx, {
      name: 'rosters.guardianAnswered',
      accountId,
      subject: { organisationId, answer: how },
    });
}

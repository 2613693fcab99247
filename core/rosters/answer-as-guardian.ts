import type { GuardianRostersBody } from '#contract/rosters/guardian-calls.ts';
import { now } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { recordConsent } from '../consents/steps/record-consent.ts';
import type { Reading } from '../consents/words-read.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';
import { type GuardianLink, isReading } from '../young-mentees/get-guardian-mentoring.ts';
import { getGuardianRosters } from './get-guardian-rosters.ts';
import { beginMembership, holdRow, requireActive, requireRoom } from './steps/begin-membership.ts';
import { dropAsks } from './steps/end-asks.ts';
import { endMemberships, findMembershipIds } from './steps/end-memberships.ts';
import { holdOffStaff } from './steps/hold-off-staff.ts';

type Answer = GuardianLink & Reading & { askId: string; confirmed: boolean };

/**
 * The guardian agrees that the member joins a roster, in a browser in which they have entered a code: with the yes the code is
 * used up. By the link alone they say no, or take the yes back, which ends the membership like leaving. The same answer again
 * changes nothing.
 * @throws Refusal `guardian_request_not_found`; `young_visit_missing`; `roster_ask_unknown`; `guardian_awaited`; the refusals of
 * joining
 */
export async function answerAsGuardian(
  core: Core,
  { askId, confirmed, language, ...link }: Answer,
): Promise<GuardianRostersBody> {
  const { account_id: accountId } = await requireRequest(core, link);
  if (confirmed && !(await isReading(core, link))) throw new Refusal('young_visit_missing');
  await core.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, accountId))) throw new Refusal('guardian_request_not_found');
    await holdOffStaffOfAsk(tx, accountId, askId);
    const ask = await tx
      .selectFrom('roster_guardian_asks')
      .select(['id', 'row_id', 'code_id', 'organisation_id', 'agreed_at'])
      .where('id', '=', askId)
      .where('account_id', '=', accountId)
      .where('guardian_id', '=', link.id)
      .forUpdate()
      .executeTakeFirst();
    if (confirmed) await give(tx, accountId, { guardianId: link.id, language }, ask);
    else if (ask?.agreed_at) await takeBack(tx, accountId, ask.organisation_id, language);
    else if (ask) await dropAsks(tx, [ask.id], 'refused');
  });
  return getGuardianRosters(core, link);
}

async function holdOffStaffOfAsk(tx: Tx, accountId: string, askId: string): Promise<void> {
  const of = await tx
    .selectFrom('roster_guardian_asks')
    .select('organisation_id')
    .where('id', '=', askId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (of) await holdOffStaff(tx, of.organisation_id);
}

type Ask = { id: string; row_id: string; code_id: string; organisation_id: string; agreed_at: Date | null };

async function give(
  tx: Tx,
  accountId: string,
  { guardianId, language }: Reading & { guardianId: string },
  ask: Ask | undefined,
): Promise<void> {
  if (!ask) throw new Refusal('roster_ask_unknown');
  if (ask.agreed_at) return;
  const standing = await holdStanding(tx, accountId);
  const guardian = await tx
    .selectFrom('guardians')
    .select('confirmed')
    .where('id', '=', guardianId)
    .where('expires_at', '>', now)
    .forShare()
    .executeTakeFirst();
  if (!standing || !guardian) throw new Refusal('guardian_request_not_found');
  if (!guardian.confirmed) throw new Refusal('guardian_awaited');
  requireAge(standing, 'consented');
  const row = await holdRow(tx, ask.row_id);
  await requireRoom(tx, accountId, row.organisation_id);
  if ((await requireActive(tx, row.organisation_id)) !== 'Educational institution')
    requireAge(standing, 'adult');
  await beginMembership(tx, accountId, row, ask.code_id);
  await tx.updateTable('roster_guardian_asks').set({ agreed_at: now }).where('id', '=', ask.id).execute();
  await recordConsent(tx, { accountId, document: 'guardian_roster', given: true, language });
  const subject = { organisationId: row.organisation_id, answer: 'agreed' as const };
  await record(tx, { name: 'rosters.guardianAnswered', accountId, subject });
}

async function takeBack(
  tx: Tx,
  accountId: string,
  organisationId: string,
  language: string | undefined,
): Promise<void> {
  const ids = await findMembershipIds(tx, { accountId, organisationId });
  await endMemberships(tx, ids, 'left', { language });
  const subject = { organisationId, answer: 'takenBack' as const };
  await record(tx, { name: 'rosters.guardianAnswered', accountId, subject });
}

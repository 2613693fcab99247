import type { ReportBody } from '#contract/cases/report-calls.ts';
import type { Concern } from '#contract/cases/report-limits.ts';
import type { ReportedKind } from '#contract/collected.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { guessCode } from '../codes/guess-code.ts';
import { type Device, guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { handleOf, isSame, linkSecretOf } from '../ground/secrets.ts';
import { askedByReport } from './asked-by-report.ts';
import { beginWith } from './begin-with.ts';
import { presentReport } from './present-report.ts';
import { joinCase } from './steps/join-case.ts';

type Proof = { reportId: string; secret: string; code: string; device: Device };

/**
 * Sends a guest's report once they have typed the code mailed to them.
 * @throws Refusal `report_not_found`; the refusals of `guessCode`; `reported_unknown` if the item was deleted meanwhile
 */
export async function finishGuestReport(
  core: Core,
  { reportId, secret, code, device }: Proof,
): Promise<ReportBody> {
  const found = await core.db
    .selectFrom('guest_reports')
    .selectAll()
    .where('id', '=', reportId)
    .executeTakeFirst();
  if (!isSame(secret, linkSecretOf(core.key, 'report', reportId))) throw new Refusal('report_not_found');
  // The form was sent twice, and the first request has already made the report.
  if (!found) return { ...(await presentReport(core.db, guest, reportId)), secret };
  const { email } = found;
  const guess = {
    purpose: 'report' as const,
    subject: reportId,
    handle: handleOf(core.key, email),
    askedBy: askedByReport(reportId),
    digits: code,
    device,
  };
  const reported = { kind: found.thing_kind as ReportedKind, id: found.thing_id };
  const said = { id: reportId, concern: found.concern as Concern, words: found.words };
  const by = { email, mailbox: mailboxOf(email), language: device.language ?? null };
  const begun = await beginWith(core, reported, (beginning) =>
    guessCode(
      core,
      guess,
      async () => undefined,
      async (tx) => {
        await tx.deleteFrom('guest_reports').where('id', '=', reportId).execute();
        return joinCase(tx, reported, { ...said, by }, beginning);
      },
    ),
  );
  return {
    ...(await presentReport(core.db, guest, begun.reportId)),
    secret: linkSecretOf(core.key, 'report', begun.reportId),
  };
}

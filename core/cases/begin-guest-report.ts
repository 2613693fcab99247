import { type Concern, reportLimits } from '#contract/cases/report-limits.ts';
import type { ReportedKind } from '#contract/collected.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { openCode } from '../codes/steps/open-code.ts';
import { type Device, guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { post } from '../ground/emails.ts';
import { newId } from '../ground/ids.ts';
import { tally } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { askedByReport } from './asked-by-report.ts';
import { requireReportable } from './find-reportable.ts';
import { requireWords } from './require-words.ts';

type Said = {
  reportedKind: ReportedKind;
  reportedId: string;
  concern: Concern;
  words: string;
  email: string;
  device: Device;
};

const perDay = { max: reportLimits.perMailboxADay, seconds: 86_400 };

/**
 * Stores a guest's report of a public item until a mailed code proves that the address is theirs.
 * @throws Refusal `reported_unknown`, `report_words_missing`, `report_concern_unfit`, `reports_too_many`
 */
export async function beginGuestReport(
  core: Core,
  { device, email, concern, words, ...asked }: Said,
): Promise<{ $id: string; secret: string; expire: string }> {
  requireWords({ ...asked, concern, words });
  const { id: thingId } = await requireReportable(core, guest, asked);
  if ((await tally(core, `reports:${mailboxOf(email)}`, perDay)).isOver)
    throw new Refusal('reports_too_many');
  const id = newId();
  return core.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('guest_reports')
      .values({ id, thing_kind: asked.reportedKind, thing_id: thingId, email, concern, words })
      .execute();
    const code = await openCode(tx, core, {
      purpose: 'report',
      subject: id,
      account: undefined,
      email,
      askedBy: askedByReport(id),
      ip: device.ip,
    });
    await post(tx, { letter: 'report-code', codeId: code.id, language: device.language }, 'page');
    return { $id: id, secret: linkSecretOf(core.key, 'report', id), expire: isoDate(code.expires_at) };
  });
}

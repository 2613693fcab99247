import type { DeskBreachBody } from '#contract/breaches/desk-calls.ts';
import type { BreachAuthority } from '#contract/breaches/limits.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { listedRows, presentListed } from './present.ts';
import { countAffected } from './steps/count-affected.ts';

/** One breach for staff. The look is logged. @throws Refusal `breach_unknown` */
export async function getBreach(core: Core, staff: Member, breachId: string): Promise<DeskBreachBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await listedRows(tx).where('id', '=', breachId).executeTakeFirst();
    if (!row) throw new Refusal('breach_unknown');
    const { unmailed, guardians, countries } = await countAffected(tx, breachId);
    const reports = await tx
      .selectFrom('breach_reports')
      .selectAll()
      .where('breach_id', '=', breachId)
      .orderBy('due_at')
      .orderBy('authority')
      .execute();
    await noteAction(tx, staff, { action: 'breach.looked', subjectId: breachId });
    return {
      ...presentListed(row),
      happenedFrom: isoDate(row.happened_from),
      happenedUntil: isoDate(row.happened_until),
      done: row.done,
      advice: row.advice,
      mailedAt: isoDateOrEmpty(row.mailed_at),
      unmailed,
      closing: row.closing,
      countries,
      guardians,
      reports: reports.map((one) => ({
        authority: one.authority as BreachAuthority,
        dueAt: isoDate(one.due_at),
        draft: one.draft,
        sentAt: isoDateOrEmpty(one.sent_at),
        reference: one.reference,
        isLate: one.sent_at === null && one.due_at <= row.now,
      })),
    };
  });
}

import type { MentoringCancellation } from '#contract/mentoring/limits.ts';
import type { OfficeHourBody } from '#contract/office-hours/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { screenText } from '../screening/screen-text.ts';
import { getOfficeHour } from './get-office-hour.ts';
import { requireAhead } from './require-ahead.ts';
import { endOfficeHour } from './steps/end-office-hour.ts';
import { holdOwnOfficeHour } from './steps/hold-office-hour.ts';

type Said = { officeHourId: string; reason: MentoringCancellation; words: string };

/**
 * Cancels an office hour until it begins. All who have a seat or wait read why. A second cancellation changes nothing.
 * @throws Refusal `office_hour_unknown`, `mentoring_moved`, `mentoring_late`, `mentoring_screened`
 */
export async function cancelOfficeHour(core: Core, member: Member, said: Said): Promise<OfficeHourBody> {
  const { officeHourId, reason, words } = said;
  await core.db.transaction().execute(async (tx) => {
    const held = await holdOwnOfficeHour(tx, member, officeHourId);
    if (held.hour.state === 'cancelled') return;
    requireAhead(held);
    if (screenText(words).length > 0) throw new Refusal('mentoring_screened');
    await endOfficeHour(tx, held.hour, { state: 'cancelled', accountId: member.id, reason, words });
  });
  return getOfficeHour(core, member, officeHourId);
}

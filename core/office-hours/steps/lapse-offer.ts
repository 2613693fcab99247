import type { Tx } from '../../ground/events.ts';
import { findSeat, holdOfficeHour } from './hold-office-hour.ts';
import { takeSeatAway } from './write-seat.ts';

/** No answer came to an offered seat: the next on the list is offered it. */
export async function lapseOffer(tx: Tx, seatId: string): Promise<void> {
  const found = await tx
    .selectFrom('office_hour_seats')
    .select(['office_hour_id', 'mentee_id'])
    .where('id', '=', seatId)
    .executeTakeFirst();
  const held = found && (await holdOfficeHour(tx, found.office_hour_id, found.mentee_id));
  if (!held) return;
  const seat = await findSeat(tx, found.office_hour_id, found.mentee_id);
  if (seat?.state !== 'offered') return;
  await takeSeatAway(tx, held.hour, seat, { state: 'lapsed', accountId: null });
}

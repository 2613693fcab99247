import type { Selectable } from 'kysely';
import type { OfficeHourSeatsTable } from '#db/tables/office-hour-seats.ts';
import type { OfficeHoursTable } from '#db/tables/office-hours.ts';
import type { OfficeHourFacts, SeatState, StoredState } from '#rules/office-hours/states.ts';

export type OfficeHourRow = Selectable<OfficeHoursTable>;
export type SeatRow = Selectable<OfficeHourSeatsTable>;

/** How many seats are taken and offered, and how many members wait. */
export type SeatCounts = { taken: number; offered: number; waiting: number };

export function endOf({ starts_at: startsAt, minutes }: Pick<OfficeHourRow, 'starts_at' | 'minutes'>): Date {
  return new Date(startsAt.getTime() + minutes * 60_000);
}

/** The facts of an office hour by which its rules decide. */
export function factsOf(row: OfficeHourRow, counts: SeatCounts): OfficeHourFacts {
  return {
    state: row.state as StoredState,
    startsAt: row.starts_at,
    endsAt: endOf(row),
    seats: row.seats,
    ...counts,
  };
}

export function stateOfSeat(seat: Pick<SeatRow, 'state'> | undefined): SeatState | '' {
  return (seat?.state ?? '') as SeatState | '';
}

/** The name under which a seat holds the time of its member. */
export function seatTime(seat: Pick<SeatRow, 'id' | 'office_hour_id'>) {
  return { what: 'office_seat', subjectId: `${seat.office_hour_id} ${seat.id}` } as const;
}

export function seatTimes(seats: readonly Pick<SeatRow, 'id' | 'office_hour_id'>[]) {
  return { what: 'office_seat', subjectIds: seats.map((seat) => seatTime(seat).subjectId) } as const;
}

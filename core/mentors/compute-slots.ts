import type { Db } from '#db/connect.ts';
import { type Slot, slotsOf } from '#rules/mentoring/slots.ts';
import { findBusy } from './find-busy.ts';
import type { MentorRow } from './row.ts';

/** With the moment of the reading, and the day until which the mentor is away. */
export type HeldMentor = MentorRow & { now: Date; away_until: string | null };

/** For sessions that follow from an agreement of the two: their own length, and how far they look ahead. */
export type Agreed = { minutes: number; weeksAhead?: number; isRunning?: true };

const weekMs = 7 * 86_400_000;

/** Sessions of a plan look ahead to its end in place of the weeks of the page, and go on while the page is paused. */
export function agreedUntil(endsAt: Date, { minutes, now }: { minutes: number; now: Date }): Agreed {
  const weeksAhead = Math.ceil((endsAt.getTime() - now.getTime()) / weekMs) + 1;
  return { minutes, weeksAhead: Math.max(weeksAhead, 1), isRunning: true };
}

/**
 * The present slots of mentors. A page that is not open, or offers no session, has none, unless they are for agreed sessions.
 */
export async function computeSlots(
  db: Db,
  mentors: readonly HeldMentor[],
  agreed?: Agreed,
): Promise<Map<string, Slot[]>> {
  const busy = await findBusy(
    db,
    mentors.map((mentor) => mentor.account_id),
  );
  return new Map(
    mentors.map((mentor) => {
      const { account_id: id, state, said, hours, away_until: awayUntil } = mentor;
      const minutes = agreed?.minutes ?? said.session?.minutes;
      const goesOn = state === 'open' || (agreed?.isRunning && ['paused', 'closed'].includes(state));
      if (!goesOn || !minutes || !hours) return [id, []];
      const { weeksAhead = hours.weeksAhead } = agreed ?? {};
      return [
        id,
        slotsOf(
          { ...hours, weeksAhead },
          {
            minutes,
            busy: busy.get(id) ?? [],
            now: mentor.now.getTime(),
            awayUntil,
          },
        ),
      ];
    }),
  );
}

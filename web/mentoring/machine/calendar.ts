import { data } from 'react-router';
import { getOwnCalendar } from '#contract/mentoring/calendar-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { ask } from '#web/page-context.ts';
import type { Route } from './+types/calendar';

/** The calendar of the member whose address this is. Unknown, ended and suspended are alike. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const secret = /^([0-9a-f]{36})\.ics$/.exec(params.file)?.[1];
  if (!secret) throw data(null, 404);
  try {
    return await ask(context, getOwnCalendar, { calendarSecret: secret });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw data(null, error.code === 'calendar_unknown' ? 404 : 429);
  }
}

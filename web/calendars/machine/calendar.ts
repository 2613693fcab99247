import { getOwnCalendar } from '#contract/calendars/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { calendarTexts as texts } from '#web/calendars/texts/en/calendar.ts';
import { ask } from '#web/page-context.ts';
import type { Route } from './+types/calendar';

/** The calendar of the member whose address this is. Unknown, ended and suspended are alike. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const secret = /^([0-9a-f]{36})\.ics$/.exec(params.file)?.[1];
  if (!secret) return plain(404, texts.unknown);
  try {
    return (await ask(context, getOwnCalendar, { calendarSecret: secret })) as Response;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'calendar_unknown') return plain(404, texts.unknown);
    if (error.code !== 'general_rate_limit_exceeded') throw error;
    return plain(429, texts.often, { 'Retry-After': String(error.values.seconds ?? 3600) });
  }
}

function plain(status: number, text: string, more: Record<string, string> = {}): Response {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'private, no-store',
    ...more,
  };
  return new Response(`${text}\n`, { status, headers });
}

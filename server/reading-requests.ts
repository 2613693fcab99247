import { parse as parseCookies } from 'hono/utils/cookie';
import { readClaims } from '#api/http/session-value.ts';
import { setCookie } from '#api/http/set-cookie.ts';
import type { ApiSettings } from '#api/http/settings.ts';
import type { Delivered } from '#api/realtime/delivered.ts';
import { cookieName } from '#contract/ground/cookies.ts';
import { beyondAll, type Position, readPosition } from '#db/positions.ts';
import { newReading, readingAs } from '#db/reading.ts';
import type { Fetch } from './http.ts';

/** By which clients without cookies carry the position of their last write. */
export const positionHeader = 'x-saharambh-position';

/**
 * Lets replicas answer reads of requests, and members read what they wrote: an answer to a write carries its position in a
 * cookie and a header, and the next request brings it. A session that brings none reads at the primary (decision 475).
 */
export function readWhereWritten(fetch: Fetch, settings: ApiSettings, delivered: Delivered): Fetch {
  const name = cookieName('position', settings.projectId);

  function needOf(headers: Headers): Position {
    const claims = readClaims(settings, headers);
    // The event of a live update may not have reached a replica yet.
    if (claims.some(({ accountId }) => delivered.hasHeard(accountId))) return beyondAll;
    const cookie = headers.get('cookie');
    const brought = (cookie && parseCookies(cookie, name)[name]) || headers.get(positionHeader);
    return readPosition(brought) ?? (claims.length > 0 ? beyondAll : 0);
  }

  return async (request, peer) => {
    const reading = newReading(needOf(request.headers));
    const answer = await readingAs(reading, () => fetch(request, peer));
    const { wrote } = reading;
    if (wrote === null || answer.headers.get('cache-control')?.includes('public')) return answer;
    const headers = new Headers(answer.headers);
    headers.append(...setCookie(settings, 'position', wrote));
    headers.set(positionHeader, wrote);
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
  };
}

import type { RefusalCode } from '#contract/collected.ts';
import { refusals } from '#contract/collected.ts';
import type { RefusalKind } from '#contract/ground/refusals.ts';
import { BytesDamaged, StoreUnavailable } from '#core/ground/file-store.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isDatabaseGone } from '#db/gone.ts';
import { sentenceOf } from '../appwrite/sentences.ts';

/** The version of the contract that error answers name. */
export const contractVersion = '1.9.6';

const statuses: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  bad_range: 416,
  too_many: 429,
  broken: 502,
  unavailable: 503,
};

/** The body of an error answer (CONTRACT 2.3). */
export type ErrorBody = { message: string; code: number; type: string; version: string };

const uncached = {
  'content-type': 'application/json; charset=UTF-8',
  'cache-control': 'no-cache, no-store, must-revalidate',
  expires: '0',
  vary: 'Origin',
  pragma: 'no-cache',
};

/** The refusal that a thrown value amounts to; null for bugs. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof BytesDamaged) return new Refusal('storage_file_damaged');
  const isAway = isDatabaseGone(error) || error instanceof StoreUnavailable;
  return isAway ? new Refusal('general_unavailable', { seconds: 2 }) : null;
}

/** Turns whatever was thrown into an answer. Returns null for bugs, which the caller logs first. */
export function answerToRefusal(error: unknown): Response | null {
  const refusal = refusalOf(error);
  if (!refusal) return null;
  const { code, values } = refusal;
  const answer = envelope(statusOf(code), code, sentenceOf(code, values));
  if (values.seconds) answer.headers.set('retry-after', String(values.seconds));
  if (values.limit) setLimitHeaders(answer.headers, { ...values.limit, remaining: 0 });
  return answer;
}

/** The three headers of CONTRACT 11; `reset` in Unix seconds. */
export function setLimitHeaders(
  headers: Headers,
  limit: { max: number; remaining: number; reset: number },
): void {
  headers.set('x-ratelimit-limit', String(limit.max));
  headers.set('x-ratelimit-remaining', String(limit.remaining));
  headers.set('x-ratelimit-reset', String(limit.reset));
}

/** `requestId` lets the member who meets the bug say which one it was. */
export function answerToBug(requestId: string): Response {
  const answer = envelope(500, 'general_unknown', 'Server Error');
  if (requestId) answer.headers.set('x-request-id', requestId);
  return answer;
}

export function statusOf(code: RefusalCode): number {
  return statuses[refusals[code]];
}

function envelope(code: number, type: string, message: string): Response {
  const body: ErrorBody = { message, code, type, version: contractVersion };
  return new Response(JSON.stringify(body), { status: code, headers: uncached });
}

import type { GuardianBody, GuardianRequestBody } from '#contract/guardian.ts';
import { callApi } from './api.ts';

export function fetchGuardian(): Promise<GuardianBody> {
  return callApi('GET', '/account/guardian');
}

/** Asks this parent or guardian by mail; whoever was asked before is asked no more. */
export function askGuardian(name: string, email: string): Promise<GuardianBody> {
  return callApi('PUT', '/account/guardian', { body: { name, email } });
}

const pathOf = (id: string) => `/guardian-requests/${encodeURIComponent(id)}`;

export function fetchGuardianRequest(id: string, secret: string): Promise<GuardianRequestBody> {
  return callApi('GET', `${pathOf(id)}?secret=${encodeURIComponent(secret)}`);
}

export function answerGuardianRequest(
  id: string,
  secret: string,
  confirmed: boolean,
): Promise<GuardianRequestBody> {
  return callApi('PUT', `${pathOf(id)}/answer`, { body: { secret, confirmed } });
}

import type { EmailChangeBody } from '#contract/email-change.ts';
import type { LeavingBody } from '#contract/leaving.ts';
import type { MarketingBody } from '#contract/marketing.ts';
import type { PlacesBody } from '#contract/places.ts';
import { callApi, project } from './api.ts';

export type SentToken = { userId: string; expire: string };

/** Mails a sign-in code. The answer is alike whether the address has an account or not. */
export function sendLogInCode(email: string): Promise<SentToken> {
  return callApi('POST', '/account/tokens/email', { body: { userId: 'unique()', email } });
}

/** Mails a recovery link, if the address has an account; the answer does not tell. */
export function requestRecovery(email: string, url: string): Promise<SentToken> {
  return callApi('POST', '/account/recovery', { body: { email, url } });
}

export function resetPassword(userId: string, secret: string, password: string): Promise<unknown> {
  return callApi('PUT', '/account/recovery', { body: { userId, secret, password } });
}

export function requestVerification(url: string): Promise<SentToken> {
  return callApi('POST', '/account/verifications/email', { body: { url } });
}

export function verifyEmail(userId: string, secret: string): Promise<unknown> {
  return callApi('PUT', '/account/verifications/email', { body: { userId, secret } });
}

export type DeviceSession = {
  $id: string;
  $createdAt: string;
  $updatedAt: string;
  osName: string;
  clientName: string;
  deviceName: string;
  current: boolean;
};

export async function listSessions(): Promise<DeviceSession[]> {
  return (await callApi<{ sessions: DeviceSession[] }>('GET', '/account/sessions')).sessions;
}

export function endSession(id: string): Promise<void> {
  return callApi('DELETE', `/account/sessions/${encodeURIComponent(id)}`, { body: {} });
}

/** Ends all other sessions of the account too. */
export function changePassword(password: string, oldPassword: string): Promise<unknown> {
  return callApi('PATCH', '/account/password', { body: { password, oldPassword } });
}

export const exportAddress = `/v1/account/export?project=${project}`;

export function fetchLeaving(): Promise<LeavingBody> {
  return callApi('GET', '/account/deletion');
}

/** Mails a code that confirms the deletion from here. */
export function sendDeletionCode(): Promise<SentToken> {
  return callApi('POST', '/account/deletion/codes', { body: {} });
}

/** Gives the account up. The code is one that was asked for while signed in here. */
export function requestDeletion(proof: { password: string } | { code: string }): Promise<LeavingBody> {
  return callApi('PUT', '/account/deletion', { body: proof });
}

export function keepAccount(): Promise<void> {
  return callApi('DELETE', '/account/deletion', { body: {} });
}

export function fetchMarketing(): Promise<MarketingBody> {
  return callApi('GET', '/account/consents/marketing');
}

export function setMarketing(given: boolean): Promise<MarketingBody> {
  return callApi('PUT', '/account/consents/marketing', { body: { given } });
}

/** Mails a code to the wanted address. */
export function requestEmailChange(email: string, password: string): Promise<EmailChangeBody> {
  return callApi('POST', '/account/email-changes', { body: { email, password } });
}

export function confirmEmailChange(secret: string): Promise<unknown> {
  return callApi('PUT', '/account/email-changes', { body: { secret } });
}

export async function fetchPlaces(): Promise<PlacesBody['places']> {
  return (await callApi<PlacesBody>('GET', '/account/places')).places;
}

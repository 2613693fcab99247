import { callApi } from './api.ts';

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

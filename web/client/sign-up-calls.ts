import type { SignUpForm } from '#contract/sign-up.ts';
import { ApiError, callApi } from './api.ts';
import type { User } from './session.ts';
import type { UploadedFile } from './upload.ts';

export type SentCode = { userId: string; email: string; expire: string; resendAfter: string };
export type Ticket = { userId: string; email: string; verified: boolean; file?: UploadedFile };

export function sendCode(email: string): Promise<SentCode> {
  return callApi('POST', '/sign-ups/codes', { body: { email } });
}

export function verifyEmailOTP(userId: string, secret: string): Promise<Ticket> {
  return callApi('PUT', '/sign-ups/codes', { body: { userId, secret } });
}

/** The sign-up under way in this browser, if its e-mail has already been proven. */
export async function fetchTicket(): Promise<Ticket | null> {
  try {
    return await callApi<Ticket>('GET', '/sign-ups/current');
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return null;
    throw error;
  }
}

export function createAccount(form: SignUpForm, key: string): Promise<{ account: User }> {
  return callApi('POST', '/sign-ups', { body: form, headers: { 'Idempotency-Key': key } });
}

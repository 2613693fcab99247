import type { AnswerOf } from '#contract/call.ts';
import type { SignUpForm } from '#contract/sign-up.ts';
import { getCurrentSignUp, postSignUp, postSignUpCode, putSignUpCode } from '#contract/sign-up-calls.ts';
import { ApiError, send } from './api.ts';

export type Ticket = AnswerOf<typeof getCurrentSignUp>;

export const sendCode = (email: string) => send(postSignUpCode, { email });

export const verifyEmailOTP = (userId: string, secret: string) => send(putSignUpCode, { userId, secret });

/** The sign-up under way in this browser, if its e-mail has already been proven. */
export async function fetchTicket(): Promise<Ticket | null> {
  try {
    return await send(getCurrentSignUp, {});
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return null;
    throw error;
  }
}

export const createAccount = (form: SignUpForm, key: string) =>
  send(postSignUp, form, { headers: { 'Idempotency-Key': key } });

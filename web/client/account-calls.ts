import { patchPassword } from '#contract/account.ts';
import type { AnswerOf } from '#contract/call.ts';
import { postEmailChange, putEmailChange } from '#contract/email-change.ts';
import { deleteLeaving, getLeaving, postLeavingCode, putLeaving } from '#contract/leaving.ts';
import { getMarketing, putMarketing } from '#contract/marketing.ts';
import { getPlaces } from '#contract/places.ts';
import { deleteSession, getSessions } from '#contract/sessions.ts';
import { postCode, postRecovery, postVerification, putRecovery, putVerification } from '#contract/tokens.ts';
import { send } from './api.ts';

/** Mails a sign-in code. The answer is alike whether the address has an account or not. */
export const sendLogInCode = (email: string) => send(postCode, { userId: 'unique()', email });

/** Mails a recovery link, if the address has an account; the answer does not tell. */
export const requestRecovery = (email: string, url: string) => send(postRecovery, { email, url });

export const resetPassword = (userId: string, secret: string, password: string) =>
  send(putRecovery, { userId, secret, password });

export const requestVerification = (url: string) => send(postVerification, { url });

export const verifyEmail = (userId: string, secret: string) => send(putVerification, { userId, secret });

export type DeviceSession = AnswerOf<typeof getSessions>['sessions'][number];

export async function listSessions(): Promise<DeviceSession[]> {
  return (await send(getSessions, {})).sessions;
}

export const endSession = (sessionId: string) => send(deleteSession, { sessionId });

/** Ends all other sessions of the account too. */
export const changePassword = (password: string, oldPassword: string) =>
  send(patchPassword, { password, oldPassword });

export const fetchLeaving = () => send(getLeaving, {});

/** Mails a code that confirms the deletion from here. */
export const sendDeletionCode = () => send(postLeavingCode, {});

/** Gives the account up. The code is one that was asked for while signed in here. */
export const requestDeletion = (proof: { password: string } | { code: string }) => send(putLeaving, proof);

export const keepAccount = () => send(deleteLeaving, {});

export const fetchMarketing = () => send(getMarketing, {});

export const setMarketing = (given: boolean) => send(putMarketing, { given });

/** Mails a code to the wanted address. */
export const requestEmailChange = (email: string, password: string) =>
  send(postEmailChange, { email, password });

export const confirmEmailChange = (secret: string) => send(putEmailChange, { secret });

export async function fetchPlaces() {
  return (await send(getPlaces, {})).places;
}

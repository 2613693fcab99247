import { z } from 'zod';
import { date } from './values.ts';

export const target = z
  .object({
    $id: z.string(),
    $createdAt: date,
    $updatedAt: date,
    name: z.string(),
    userId: z.string(),
    providerId: z.null(),
    providerType: z.literal('email'),
    identifier: z.string(),
    expired: z.boolean(),
  })
  .meta({ id: 'Target' });

/** CONTRACT 5.1. */
export const account = z
  .object({
    $id: z.string(),
    $createdAt: date,
    $updatedAt: date,
    name: z.string(),
    registration: date,
    status: z.boolean(),
    labels: z.array(z.string()),
    passwordUpdate: date,
    email: z.string(),
    phone: z.string(),
    emailVerification: z.boolean(),
    emailCanonical: z.string().nullable(),
    emailIsFree: z.boolean().nullable(),
    emailIsDisposable: z.boolean().nullable(),
    emailIsCorporate: z.boolean().nullable(),
    emailIsCanonical: z.boolean().nullable(),
    phoneVerification: z.boolean(),
    mfa: z.boolean(),
    prefs: z.record(z.string(), z.unknown()),
    targets: z.array(target),
    accessedAt: date,
    impersonator: z.boolean().nullable(),
    impersonatorUserId: z.null(),
  })
  .meta({ id: 'Account' });
export type AccountBody = z.infer<typeof account>;

/** CONTRACT 5.2. `secret` is always empty: the cookie holds it. */
export const session = z
  .object({
    $id: z.string(),
    $createdAt: date,
    $updatedAt: date,
    userId: z.string(),
    expire: date,
    provider: z.string(),
    providerUid: z.string(),
    providerAccessToken: z.string(),
    providerAccessTokenExpiry: z.string(),
    providerRefreshToken: z.string(),
    ip: z.string(),
    osCode: z.string(),
    osName: z.string(),
    osVersion: z.string(),
    clientType: z.string(),
    clientCode: z.string(),
    clientName: z.string(),
    clientVersion: z.string(),
    clientEngine: z.string(),
    clientEngineVersion: z.string(),
    deviceName: z.string(),
    deviceBrand: z.string(),
    deviceModel: z.string(),
    countryCode: z.string(),
    countryName: z.string(),
    current: z.boolean(),
    factors: z.array(z.string()),
    secret: z.string(),
    mfaUpdatedAt: z.string(),
  })
  .meta({ id: 'Session' });
export type SessionBody = z.infer<typeof session>;

export const sessionList = z.object({ total: z.number(), sessions: z.array(session) });

/** CONTRACT 5.3. `secret` is always empty: the mail holds it. */
export const token = z
  .object({
    $id: z.string(),
    $createdAt: date,
    userId: z.string(),
    secret: z.string(),
    expire: date,
    phrase: z.string(),
  })
  .meta({ id: 'Token' });
export type TokenBody = z.infer<typeof token>;

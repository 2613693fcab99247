import { postFactor, postRecoveryCodes, putFactor, putFactorsBefore } from '#contract/factors/calls.ts';
import { postMfaChallenge, putMfaChallenge } from '#contract/factors/mfa-calls.ts';
import { challengeIdOf } from '#core/factors/challenge-id.ts';
import { factorChangeLink } from '#core/factors/find-change.ts';
import type { Core } from '#core/ground/core.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { logIn } from '#core/sessions/log-in.ts';
import { asGuest, asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { device, goodPassword, member } from '#tests/ground/builders.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { begunApp, codeOfApp, withApp } from './factors.ts';

/** A log-in that awaits its second proof. */
async function waiting(core: Core) {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const { account, session, secret } = await logIn(core, {
    email: who.account.email,
    password: goodPassword,
    device,
  });
  const headers = { 'x-appwrite-session': sessionOf({ ...who, account, secret }) };
  return { headers, appSecret, logIn: session.id };
}

export const preparedFactors = [
  prepared(postMfaChallenge, async (core) => {
    const { headers } = await waiting(core);
    return { headers, params: { factor: 'totp' as const } };
  }),

  prepared(putMfaChallenge, async (core) => {
    const { headers, appSecret, logIn: id } = await waiting(core);
    const challengeId = challengeIdOf(core.key, 'totp', { logIn: id });
    return { headers, params: { challengeId, otp: codeOfApp(appSecret) } };
  }),

  prepared(postFactor, async (core) => ({
    headers: asMember(await member(core)),
    params: { name: 'My phone', password: goodPassword },
  })),

  prepared(putFactor, async (core) => {
    const who = await member(core);
    const { id, appSecret } = await begunApp(core, who);
    return { headers: asMember(who), params: { factorId: id, code: codeOfApp(appSecret) } };
  }),

  prepared(postRecoveryCodes, async (core) => {
    const { member: who } = await withApp(core, await member(core));
    return { headers: asMember(who), params: {} };
  }),

  prepared(putFactorsBefore, async (core) => {
    const { member: who } = await withApp(core, await member(core));
    const { id } = await core.db
      .selectFrom('factor_changes')
      .select('id')
      .where('account_id', '=', who.id)
      .executeTakeFirstOrThrow();
    const secret = linkSecretOf(core.key, factorChangeLink, id);
    return { headers: asGuest, params: { userId: who.id, secret } };
  }),
];

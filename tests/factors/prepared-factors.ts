import { postFactor, postRecoveryCodes, putFactor, putFactorsBefore } from '#contract/factors/calls.ts';
import { postFactorLossCode, putFactorLoss } from '#contract/factors/lost-calls.ts';
import { postMfaChallenge, putMfaChallenge } from '#contract/factors/mfa-calls.ts';
import {
  postPasskey,
  postPasskeyProof,
  putPasskey,
  putPasskeyProof,
} from '#contract/factors/passkey-calls.ts';
import { postProofCode, putProof } from '#contract/factors/proof-calls.ts';
import { challengeIdOf } from '#core/factors/challenge-id.ts';
import { factorChangeLink } from '#core/factors/find-change.ts';
import { mailLossCode } from '#core/factors/mail-loss-code.ts';
import { mailProofCode } from '#core/factors/mail-proof-code.ts';
import { beginPasskey } from '#core/factors/passkeys/add-passkey.ts';
import { askPasskey } from '#core/factors/passkeys/prove-passkey.ts';
import type { Core } from '#core/ground/core.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { findWaiting } from '#core/sessions/find-waiting.ts';
import { logIn } from '#core/sessions/log-in.ts';
import { asGuest, asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { device, goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { begunApp, codeOfApp, withApp } from './factors.ts';
import { withPasskey } from './passkeys.ts';
import { softPasskey } from './soft-passkey.ts';

/** A log-in that awaits its second proof. */
async function waiting(core: Core) {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const { account, session, secret } = await logIn(core, {
    email: who.account.email,
    password: goodPassword,
    device,
  });
  const headers = { 'x-appwrite-session': sessionOf({ ...who, account, secret }) };
  const logInOf = await findWaiting(core, { accountId: who.id, secret });
  if (!logInOf) throw new Error('No log-in waits.');
  return { headers, appSecret, logIn: session.id, waits: logInOf, email: account.email };
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

  prepared(postFactorLossCode, async (core) => ({ headers: (await waiting(core)).headers, params: {} })),

  prepared(putFactorLoss, async (core) => {
    const { headers, email, waits } = await waiting(core);
    await mailLossCode(core, waits);
    return { headers, params: { code: await mailedCode(core, email, 'factor-loss') } };
  }),

  prepared(postProofCode, async (core) => ({ headers: asMember(await member(core)), params: {} })),

  prepared(putProof, async (core) => {
    const who = await member(core);
    await mailProofCode(core, who);
    return { headers: asMember(who), params: { code: await mailedCode(core, who.account.email, 'proof') } };
  }),

  prepared(postPasskey, async (core) => ({
    headers: asMember(await member(core)),
    params: { password: goodPassword },
  })),

  prepared(putPasskey, async (core) => {
    const who = await member(core);
    const { challenge } = await beginPasskey(core, who, goodPassword);
    const made = softPasskey().make({ challenge, origin: core.origin });
    return { headers: asMember(who), params: { ...made, name: 'My laptop' } };
  }),

  prepared(postPasskeyProof, async () => ({ headers: asGuest, params: {} })),

  prepared(putPasskeyProof, async (core) => {
    const { passkey } = await withPasskey(core, await member(core));
    const { challenge } = await askPasskey(core, {});
    return { headers: asGuest, params: passkey.sign({ challenge, origin: core.origin }) };
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

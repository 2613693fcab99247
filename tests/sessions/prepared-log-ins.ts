import { postSuspendedLogIn } from '#contract/cases/suspension-calls.ts';
import { putLogInCode } from '#contract/codes/calls.ts';
import { postVerification, putRecovery, putVerification } from '#contract/codes/token-calls.ts';
import { postEmailSession, postTokenSession } from '#contract/sessions/calls.ts';
import { postSignUp, putSignUpCode } from '#contract/sign-ups/calls.ts';
import { requestVerification } from '#core/addresses/request-verification.ts';
import { requestCode } from '#core/codes/request-code.ts';
import type { Core } from '#core/ground/core.ts';
import { linkSecretOf, newCookieSecret } from '#core/ground/secrets.ts';
import { requestRecovery } from '#core/passwords/request-recovery.ts';
import { type PagePurpose, sendCode } from '#core/sign-ups/send-code.ts';
import { asBrowser, asGuest, asMember, prepared } from '#tests/emails/prepared-sender.ts';
import {
  device,
  freshEmail,
  goodPassword,
  mailedCode,
  member,
  provenAddress,
  studentForm,
} from '#tests/ground/builders.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

const url = 'http://localhost/link';

/** A browser that has asked for a code, and sends it. */
async function withCode(core: Core, purpose: PagePurpose, email: string) {
  const browser = newCookieSecret();
  const { userId } = await sendCode(core, { purpose, email, browser, device });
  return {
    headers: asBrowser(browser),
    params: { userId, secret: await mailedCode(core, email, purpose) },
  };
}

export const preparedLogIns = [
  prepared(putSignUpCode, (core) => withCode(core, 'sign-up', freshEmail())),

  prepared(postSignUp, async (core) => {
    const { email, browser } = await provenAddress(core);
    return { headers: asBrowser(browser), params: { ...studentForm(email), key: 'the-form' } };
  }),

  prepared(putLogInCode, async (core) => {
    const { account } = await member(core, { password: null });
    return withCode(core, 'log-in', account.email);
  }),

  prepared(postEmailSession, async (core) => {
    const { account } = await member(core);
    return { headers: asGuest, params: { email: account.email, password: goodPassword } };
  }),

  prepared(postTokenSession, async (core) => {
    const email = freshEmail();
    const { handle: userId } = await requestCode(core, { userId: 'unique()', email, phrase: false, device });
    return { headers: asGuest, params: { userId, secret: await mailedCode(core, email) } };
  }),

  prepared(postSuspendedLogIn, async (core) => {
    const { id, account } = await member(core);
    await setStanding(core, id, standings.suspended);
    return { headers: asGuest, params: { email: account.email, password: goodPassword } };
  }),

  prepared(postVerification, async (core) => {
    const who = await member(core, { password: null, verified: false });
    return { headers: asMember(who), params: { url } };
  }),

  prepared(putVerification, async (core) => {
    const who = await member(core, { password: null, verified: false });
    const { id } = await requestVerification(core, who, url);
    const secret = linkSecretOf(core.key, 'verification', id);
    return { headers: asMember(who), params: { userId: who.id, secret } };
  }),

  prepared(putRecovery, async (core) => {
    const { id: userId, account } = await member(core, { password: null });
    const { id } = await requestRecovery(core, { email: account.email, url });
    const secret = linkSecretOf(core.key, 'recovery', id);
    return { headers: asGuest, params: { userId, secret, password: goodPassword } };
  }),
];

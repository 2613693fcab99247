import * as calls from '#contract/log-in-codes.ts';
import { enterWithCode } from '#core/sign-ups/enter-with-code.ts';
import { sendCode } from '#core/sign-ups/send-code.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { perSite } from './http/limits.ts';
import { proofOf, readProof } from './http/proof-cookie.ts';
import { rememberLogin } from './http/session-value.ts';
import { presentSentCode } from './sign-ups.ts';

export const logInCodeEndpoints: Endpoint[] = [
  answer(
    calls.postLogInCode,
    async ({ core, settings, params: { email }, device, request, headers }) => {
      const browser = proofOf(settings, request, headers);
      return presentSentCode(await sendCode(core, { purpose: 'log-in', email, browser, device }));
    },
    [perSite.codes],
  ),

  answer(calls.putLogInCode, async ({ core, settings, params, device, request, headers }) => {
    const browser = readProof(settings, request.headers) ?? '';
    const entrance = await enterWithCode(core, { ...params, browser, device });
    if ('proven' in entrance) return { signedIn: false, ...entrance.proven };
    const { opened } = entrance;
    headers.push(...rememberLogin(settings, request, device, opened));
    return { signedIn: true, userId: opened.account.id, email: opened.account.email };
  }),
];

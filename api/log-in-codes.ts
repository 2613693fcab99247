import * as calls from '#contract/codes/calls.ts';
import { enterWithCode } from '#core/sign-ups/enter-with-code.ts';
import { sendCode } from '#core/sign-ups/send-code.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { perSite } from './http/limits.ts';
import { proofOf, readProof } from './http/proof-cookie.ts';
import { forgetSession, previousOf, rememberLogin } from './http/session-value.ts';
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

  answer(calls.putLogInCode, async ({ core, settings, actor, params, device, request, headers }) => {
    const browser = readProof(settings, request.headers) ?? '';
    const previous = previousOf(actor);
    const entrance = await enterWithCode(core, { ...params, browser, device, previous });
    if ('proven' in entrance) {
      if (previous) headers.push(...forgetSession(settings, request));
      return { signedIn: false, ...entrance.proven };
    }
    const { opened } = entrance;
    headers.push(...rememberLogin(settings, request, device, opened));
    return { signedIn: true, userId: opened.account.id, email: opened.account.email };
  }),
];

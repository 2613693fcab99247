import { casePaths } from '#contract/cases/paths.ts';
import { postSuspendedLogIn } from '#contract/cases/suspension-calls.ts';
import { postLogInCode, putLogInCode } from '#contract/codes/calls.ts';
import { postEmailSession } from '#contract/sessions/calls.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { passkeyAnswers } from '#web/factors/member/passkey-answers.ts';
import { acts, type Handler, type Reply } from '#web/forms/act.ts';
import { type CodeWay, codeAnswers, mailCode } from '#web/forms/code-answers.ts';
import { loads } from '#web/forms/load.ts';
import { codeToAskFor } from '#web/forms/sent-codes.ts';
import type { Visit } from '#web/forms/visit.ts';
import { nameOfWhoAsks } from '#web/ground/member/who-asks.ts';
import { personalPath } from './personal-path.ts';

export const loader = loads(async (visit) => ({
  signedInAs: await nameOfWhoAsks(visit),
  code: await codeToAskFor(visit, 'log-in'),
}));

const byCode: CodeWay = {
  purpose: 'log-in',
  send: (email, { ask }) => ask(postLogInCode, { email }),
  async use({ userId, secret }, visit) {
    const { signedIn, email } = await visit.ask(putLogInCode, { userId, secret }, { replacesSession: true });
    if (signedIn) return entered(visit);
    // There is no account at this address yet. It is proven, so that the sign-up need not ask again.
    return { done: 'proven', to: signUpPaths.signup, state: { provenEmail: email } };
  },
};

const forms: Record<string, Handler> = {
  async 'log-in'(sent, visit) {
    const [email, password] = [sent.text('email'), sent.secret('password')];
    if (!email || !password)
      return { fault: { code: 'log_in_incomplete', fields: [email ? 'password' : 'email'] } };
    try {
      await visit.ask(postEmailSession, { email, password }, { replacesSession: true });
    } catch (error) {
      // Their password was right. They come in to one page alone.
      if (error instanceof Refusal && error.code === 'user_blocked') {
        await visit.ask(postSuspendedLogIn, { email, password }, { replacesSession: true });
        return { done: 'entered', to: casePaths.suspended };
      }
      // No address of anybody, or too short to be a password: wrong like any other.
      if (!(error instanceof Refusal && error.code === 'general_argument_invalid')) throw error;
      return { fault: { code: 'user_invalid_credentials', fields: ['password'] } };
    }
    return entered(visit);
  },
  'send-code': (sent, visit) => mailCode(byCode, sent.text('email'), sent, visit),
  ...codeAnswers(byCode),
  ...passkeyAnswers(entered),
};

export const action = acts(forms, { user_invalid_credentials: { fields: ['password'] } });

function entered({ url }: Visit): Reply {
  const to = personalPath(url.searchParams.get('next')) ?? todayPaths.dashboard;
  return { done: 'entered', to, state: { isLogin: true } };
}

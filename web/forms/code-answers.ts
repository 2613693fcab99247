import type { postLogInCode } from '#contract/codes/calls.ts';
import { refusals } from '#contract/collected.ts';
import type { AnswerOf } from '#contract/ground/call.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isEmail } from '#rules/checks/email.ts';
import { codeLength, readCode } from '#rules/text/digits.ts';
import { faultOf, type Handler, type Reply, type Sent } from './act.ts';
import { codeIntents } from './code-intents.ts';
import { type CodePurpose, codeJustSent, forgetCodes, putCodeAside, rememberCode } from './sent-codes.ts';
import type { Visit } from './visit.ts';

/** How long the server wants to wait before it mails another code, where its answer does not say. */
const pauseMilliseconds = 60_000;

/** Not every call that mails a code says when it can be asked again. */
type Code = AnswerOf<typeof postLogInCode>;
type Mailed = Pick<Code, 'userId' | 'expire'> & Partial<Pick<Code, 'resendAfter'>>;

export type CodeWay = {
  purpose: CodePurpose;
  send: (email: string, visit: Visit, sent: Sent) => Promise<Mailed>;
  use: (code: { userId: string; secret: string; email: string }, visit: Visit) => Promise<Reply>;
};

/** Mails a code, unless one went to the same address just now: then its field comes back. */
export async function mailCode(
  way: CodeWay,
  email: string,
  sent: Sent,
  visit: Visit,
  field = 'email',
): Promise<Reply> {
  if (!isEmail(email)) return { fault: { code: 'sign_up_email_invalid', fields: [field] } };
  const { purpose } = way;
  const known = await codeJustSent(visit, purpose, email);
  if (known) rememberCode(visit.cookies, { ...known, isAside: false });
  else {
    const { userId, expire, ...mailed } = await way.send(email, visit, sent);
    const resendAfter =
      mailed.resendAfter ?? new Date((await visit.time()) + pauseMilliseconds).toISOString();
    rememberCode(visit.cookies, { purpose, userId, email, expire, resendAfter });
  }
  return { done: 'sent', about: { email } };
}

/** The answers to the forms of the dialog for a code. */
export function codeAnswers(way: CodeWay): Record<string, Handler> {
  const intents = codeIntents(way.purpose);
  return {
    [intents.resend]: (sent, visit) => mailCode(way, sent.text('codeEmail'), sent, visit),
    async [intents.aside](_, { cookies }) {
      putCodeAside(cookies, way.purpose);
      return {};
    },
    async [intents.use](sent, visit) {
      const secret = readCode(sent.text('code'));
      if (secret.length < codeLength) return { fault: { code: 'code_incomplete', fields: ['code'] } };
      const code = { userId: sent.text('userId'), secret, email: sent.text('codeEmail') };
      try {
        const reply = await way.use(code, visit);
        if (!reply.fault) forgetCodes(visit.cookies, way.purpose);
        return reply;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const isJudged = !['too_many', 'unavailable'].includes(refusals[error.code]);
        return { fault: faultOf(error, isJudged ? { fields: ['code'] } : {}) };
      }
    },
  };
}

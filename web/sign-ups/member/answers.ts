import { postEmailSession } from '#contract/sessions/calls.ts';
import { getCurrentSignUp, postSignUp, postSignUpCode, putSignUpCode } from '#contract/sign-ups/calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { readEmail } from '#rules/checks/email.ts';
import { firstFault, type SignUpForm } from '#rules/sign-up/check-form.ts';
import { localeCode } from '#rules/text/locale-code.ts';
import { acts, type Reply, type Sent } from '#web/forms/act.ts';
import { type CodeWay, codeAnswers, mailCode } from '#web/forms/code-answers.ts';
import { loads } from '#web/forms/load.ts';
import { codeToAskFor, forgetCodes } from '#web/forms/sent-codes.ts';
import type { Visit } from '#web/forms/visit.ts';
import { nameOfWhoAsks, whoAsks } from '#web/ground/member/who-asks.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { refusedByLaw } from '#web/legal-texts/law-read.ts';
import { faultOnPage } from '#web/profiles/member/form/faults.ts';
import {
  emptyForm,
  type FormValues,
  isChild,
  readValues,
  toChildForm,
  toSignUpForm,
} from '#web/profiles/member/form/form-values.ts';
import { readPhone } from '#web/profiles/member/form/phone.ts';
import { unsentFile } from '#web/profiles/member/form/unsent-file.ts';
import { leaveSession } from '#web/sessions/member/leave-session.ts';
import { personalPath } from '#web/sessions/member/log-in/personal-path.ts';
import { forgetForm, keepForm, keptForm } from './kept-form.ts';

export const loader = loads(async (visit) => ({
  signedInAs: await nameOfWhoAsks(visit),
  ticket: await ticketOf(visit),
  code: await codeToAskFor(visit, 'sign-up'),
  // A guardian reads in the language of the page, unless another one is chosen.
  kept: { readerLanguage: localeCode(site.language), ...keptForm(visit.cookies) },
  key: crypto.randomUUID(),
  law: await visit.law(),
}));

/** The addresses that this browser has proven and the file it has uploaded; null before its first code. */
async function ticketOf({ ask }: Visit) {
  try {
    return await ask(getCurrentSignUp, {});
  } catch (error) {
    if (error instanceof Refusal && error.code === 'sign_up_ticket_missing') return null;
    throw error;
  }
}

const byCode: CodeWay = {
  purpose: 'sign-up',
  send: (email, { ask }) => ask(postSignUpCode, { email }),
  async use({ userId, secret, email }, visit) {
    await visit.ask(putSignUpCode, { userId, secret });
    // From here on this browser acts for the new member: the session of another member would own the upload.
    await leaveSession(visit);
    return { done: 'proven', about: { email } };
  },
};

const proven = { emailVerified: true };

export const action = acts({
  async 'send-code'(sent, visit) {
    keepTyped(sent, visit);
    const reply = await mailCode(byCode, sent.text('email'), sent, visit);
    const file = unsentFile(sent, sent.text('role'));
    return file && reply.about ? { ...reply, about: { ...reply.about, file } } : reply;
  },
  ...codeAnswers(byCode),

  async join(sent, visit) {
    const values: FormValues = { ...emptyForm, ...readValues(sent.entries()) };
    const isYoung = isChild(values);
    const entered = isYoung ? toChildForm(values) : toSignUpForm(values);
    const ticket = await ticketOf(visit);
    // A signed-in caller shows no ticket, so the sign-up itself checks the address. A lost answer may have left a session.
    const emailVerified = ticket
      ? ticket.proven.includes(readEmail(entered.email) ?? '')
      : (await whoAsks(visit)) !== null;
    const found = firstFault(entered, { emailVerified });
    // Its proof may have been used by this very form, whose answer was lost: the sign-up itself knows.
    const isForSignUp = found?.code === 'sign_up_email_unverified' && !firstFault(entered, proven);
    if (found && !isForSignUp) {
      keepTyped(sent, visit);
      return { fault: faultOnPage(found, entered, values) };
    }
    if (!isYoung && unsentFile(sent, values.role)) {
      keepTyped(sent, visit);
      return { fault: { code: 'file_unsent', fields: ['file'] } };
    }
    const phone = isYoung ? null : await readPhone(entered.phone, values.phoneCountry);
    if (!isYoung && !phone) return { fault: { code: 'sign_up_phone_invalid', fields: ['phone'] } };
    const changed = await refusedByLaw(sent, visit);
    if (changed) {
      keepTyped(sent, visit);
      return changed;
    }
    const reply = await join(visit, {
      ...entered,
      ...(phone && { phone: phone.number, fileId: sent.text('fileId') || undefined }),
      key: sent.text('key') || undefined,
    });
    if (reply.fault) keepTyped(sent, visit);
    else {
      forgetForm(visit.cookies);
      forgetCodes(visit.cookies, 'sign-up');
    }
    return reply;
  },
});

async function join(visit: Visit, form: SignUpForm & { key: string | undefined }): Promise<Reply> {
  const next = personalPath(visit.url.searchParams.get('next')) ?? todayPaths.dashboard;
  try {
    await visit.ask(postSignUp, form, { replacesSession: true });
    return { done: 'joined', to: next, state: { isNewUser: true } };
  } catch (error) {
    const code = error instanceof Refusal ? error.code : null;
    if (code === 'sign_up_email_unverified') return { fault: { code, fields: ['email'] } };
    if (code !== 'user_already_exists') throw error;
  }
  try {
    const { email, password } = form;
    await visit.ask(postEmailSession, { email, password }, { replacesSession: true });
    return { done: 'existing', to: next, state: { isExistingUser: true } };
  } catch (error) {
    const isWrong = error instanceof Refusal && error.code === 'user_invalid_credentials';
    if (!isWrong) throw error;
    return { fault: { code: 'existing_password_wrong', fields: ['password'] } };
  }
}

/** For a browser that keeps nothing by itself, because it has no scripts. */
function keepTyped(sent: Sent, { cookies, isScripted }: Visit): void {
  if (!isScripted) keepForm(cookies, readValues(sent.entries()));
}

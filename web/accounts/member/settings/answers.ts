import { getAccount, patchPassword } from '#contract/accounts/calls.ts';
import { postEmailChange, putEmailChange } from '#contract/addresses/calls.ts';
import { getOwed, type OwedAgreementBody, putOwedReading } from '#contract/agreements/end-calls.ts';
import { getMarketing, putMarketing } from '#contract/consents/marketing-calls.ts';
import { getFactors } from '#contract/factors/calls.ts';
import { leavingLabel } from '#contract/ground/labels.ts';
import { getLeaving, postLeavingCode, putLeaving } from '#contract/leaving/calls.ts';
import { deleteSession, getSessions } from '#contract/sessions/calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import { owedLines } from '#web/accounts/texts/en/owed-lines.ts';
import { acts } from '#web/forms/act.ts';
import { type CodeWay, codeAnswers, mailCode } from '#web/forms/code-answers.ts';
import { loads } from '#web/forms/load.ts';
import { codeToAskFor } from '#web/forms/sent-codes.ts';
import { refusedByLaw } from '#web/legal-texts/law-read.ts';
import { faultOfNewPasswords } from '#web/passwords/member/new-passwords.ts';

export const loader = loads(async (visit) => {
  const { ask } = visit;
  const account = await ask(getAccount, {});
  const [{ sessions }, { given }, { age }, { agreements }, { isProven }, leaving] = await Promise.all([
    ask(getSessions, {}),
    ask(getMarketing, {}),
    ask(getStanding, {}),
    ask(getOwed, {}),
    ask(getFactors, {}),
    account.labels.includes(leavingLabel) ? ask(getLeaving, {}) : null,
  ]);
  return {
    id: account.$id,
    email: account.email,
    hasPassword: account.passwordUpdate !== '',
    devices: sessions
      .sort((one, other) => Number(other.current) - Number(one.current))
      .map(({ $id, $createdAt, $updatedAt, clientName, osName, current }) => ({
        id: $id,
        name: [clientName, osName].filter(Boolean).join(', '),
        since: $createdAt,
        used: $updatedAt,
        isThis: current,
      })),
    isProven,
    // Members known to be under 18, or not yet allowed by a guardian, may not ask for news (`setMarketing`).
    wantsNews: age === 'adult' || age === 'unknown' ? given : null,
    law: await visit.law(),
    owed: agreements.filter(({ isRead }) => !isRead).map((one) => ({ id: one.id, line: lineOf(one) })),
    leavesAt: leaving?.leavesAt ?? '',
    emailCode: await codeToAskFor(visit, 'email-change'),
    deletionCode: await codeToAskFor(visit, 'deletion'),
  };
});

function lineOf({ project, person, currency, due, units, underWay }: OwedAgreementBody): string {
  const parts = [
    due > 0 && owedLines.due(formatMoney({ amount: due, currency })),
    units > 0 && owedLines.units(formatUnits(units)),
    underWay > 0 && owedLines.underWay(underWay),
  ].filter((part) => part !== false);
  return owedLines.line(project.name, person || owedLines.person, parts.join(', ') || owedLines.nothing);
}

const byNewMailbox: CodeWay = {
  purpose: 'email-change',
  async send(email, { ask }, sent) {
    const { expire, resendAfter } = await ask(postEmailChange, { email, password: sent.secret('password') });
    return { userId: '', expire, resendAfter };
  },
  async use({ secret, email }, { ask }) {
    try {
      await ask(putEmailChange, { secret });
    } catch (error) {
      // Sent twice, as where the first answer was lost: the address is this one by now.
      const isUsed = error instanceof Refusal && error.code === 'user_invalid_token';
      if (!isUsed || (await ask(getAccount, {})).email !== email) throw error;
    }
    return { done: 'moved', about: { email } };
  },
};

const byOwnMailbox: CodeWay = {
  purpose: 'deletion',
  send: (_, { ask }) => ask(postLeavingCode, {}),
  async use({ secret }, { ask }) {
    await ask(putLeaving, { code: secret });
    return { done: 'given up', to: todayPaths.dashboard };
  },
};

export const action = acts(
  {
    async 'end-session'(sent, { ask }) {
      await ask(deleteSession, { sessionId: sent.text('sessionId') }).catch((error: unknown) => {
        // It had ended by itself.
        if (!(error instanceof Refusal && error.code === 'user_session_not_found')) throw error;
      });
      return { done: 'ended' };
    },

    'send-email-code': (sent, visit) =>
      mailCode(byNewMailbox, sent.text('newEmail'), sent, visit, 'newEmail'),
    ...codeAnswers(byNewMailbox),

    async password(sent, { ask }) {
      const [password, oldPassword] = [sent.secret('password'), sent.secret('oldPassword')];
      const { passwordUpdate } = await ask(getAccount, {});
      if (passwordUpdate !== '' && !oldPassword)
        return { fault: { code: 'sign_up_required', fields: ['oldPassword'] } };
      const fault = faultOfNewPasswords(password, sent.secret('confirmPassword'));
      if (fault) return { fault };
      await ask(patchPassword, { password, oldPassword });
      return { done: 'changed' };
    },

    async news(sent, visit) {
      const given = sent.has('given');
      const changed = given ? await refusedByLaw(sent, visit) : null;
      if (changed) return changed;
      await visit.ask(putMarketing, { given });
      return { done: 'saved' };
    },

    async 'read-owed'(sent, { ask }) {
      const agreements = sent.text('agreements').split(' ').filter(Boolean);
      if (!sent.has('isRead') || agreements.length === 0)
        return { fault: { code: 'agreement_owed_unread', fields: ['isRead'] } };
      await ask(putOwedReading, { agreements });
      return { done: 'read' };
    },
    async 'give-up'(sent, { ask }) {
      const password = sent.secret('password');
      if (!password) return { fault: { code: 'password_missing', fields: ['password'] } };
      await ask(putLeaving, { password });
      return { done: 'given up', to: todayPaths.dashboard };
    },
    async 'send-deletion-code'(sent, visit) {
      const { email } = await visit.ask(getAccount, {});
      return mailCode(byOwnMailbox, email, sent, visit);
    },
    ...codeAnswers(byOwnMailbox),
  },
  { user_invalid_credentials: { code: 'current_password_wrong', fields: ['oldPassword', 'password'] } },
);

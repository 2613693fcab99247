import { getAccount, patchPassword } from '#contract/account.ts';
import { postEmailChange, putEmailChange } from '#contract/email-change.ts';
import { leavingLabel } from '#contract/labels.ts';
import { getLeaving, postLeavingCode, putLeaving } from '#contract/leaving.ts';
import { getMarketing, putMarketing } from '#contract/marketing.ts';
import { deleteSession, getSessions } from '#contract/sessions.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts } from '../../forms/act.ts';
import { type CodeWay, codeAnswers, mailCode } from '../../forms/code-answers.ts';
import { loads } from '../../forms/load.ts';
import { codeToAskFor } from '../../forms/sent-codes.ts';
import { paths } from '../../paths.ts';
import { faultOfNewPasswords } from '../new-passwords.ts';

export const loader = loads(async (visit) => {
  const { ask } = visit;
  const account = await ask(getAccount, {});
  const [{ sessions }, { given }, leaving] = await Promise.all([
    ask(getSessions, {}),
    ask(getMarketing, {}),
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
    wantsNews: given,
    leavesAt: leaving?.leavesAt ?? '',
    emailCode: await codeToAskFor(visit, 'email-change'),
    deletionCode: await codeToAskFor(visit, 'deletion'),
  };
});

const byNewMailbox: CodeWay = {
  purpose: 'email-change',
  async send(email, { ask }, sent) {
    const { expire, resendAfter } = await ask(postEmailChange, { email, password: sent.secret('password') });
    return { userId: '', expire, resendAfter };
  },
  async use({ secret, email }, { ask }) {
    await ask(putEmailChange, { secret });
    return { done: 'moved', about: { email } };
  },
};

const byOwnMailbox: CodeWay = {
  purpose: 'deletion',
  send: (_, { ask }) => ask(postLeavingCode, {}),
  async use({ secret }, { ask }) {
    await ask(putLeaving, { code: secret });
    return { done: 'given up', to: paths.dashboard };
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

    async news(sent, { ask }) {
      await ask(putMarketing, { given: sent.has('given') });
      return { done: 'saved' };
    },

    async 'give-up'(sent, { ask }) {
      const password = sent.secret('password');
      if (!password) return { fault: { code: 'password_missing', fields: ['password'] } };
      await ask(putLeaving, { password });
      return { done: 'given up', to: paths.dashboard };
    },
    async 'send-deletion-code'(sent, visit) {
      const { email } = await visit.ask(getAccount, {});
      return mailCode(byOwnMailbox, email, sent, visit);
    },
    ...codeAnswers(byOwnMailbox),
  },
  { user_invalid_credentials: { code: 'current_password_wrong', fields: ['oldPassword', 'password'] } },
);

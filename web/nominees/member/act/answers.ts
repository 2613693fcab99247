import { postNomineeVisit } from '#contract/nominees/calls.ts';
import { innerNomineePaths } from '#contract/nominees/inner-paths.ts';
import { isEmail } from '#rules/checks/email.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async () => ({}));

export const action = acts({
  async begin(sent, { ask }) {
    const email = sent.text('email');
    if (!isEmail(email)) return { fault: { code: 'sign_up_email_invalid', fields: ['email'] } };
    const { $id, secret } = await ask(postNomineeVisit, { email });
    return { done: 'mailed', to: innerNomineePaths.code($id, secret) };
  },
});

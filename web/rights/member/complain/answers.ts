import { getGrievanceOfficer, postGuestRightsRequest, postRightsRequest } from '#contract/rights/calls.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { complaintKinds } from '#contract/rights/limits.ts';
import { isEmail } from '#rules/checks/email.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { faultOfWords } from '../fault-of-words.ts';

export const loader = loads(({ ask }) => ask(getGrievanceOfficer, {}));

export const action = acts({
  async complain(sent, { ask }) {
    const kind = complaintKinds.find((one) => one === sent.text('kind'));
    if (!kind) return { fault: { code: 'rights_kind_missing', fields: ['kind'] } };
    const words = sent.secret('words');
    const fault = faultOfWords(words);
    if (fault) return { fault };
    if (!(await ask(getGrievanceOfficer, {})).needsEmail) {
      const { $id } = await ask(postRightsRequest, { kind, words });
      return { done: 'sent', to: innerRightsPaths.request($id) };
    }
    const email = sent.text('email');
    if (!isEmail(email)) return { fault: { code: 'sign_up_email_invalid', fields: ['email'] } };
    const { $id, secret } = await ask(postGuestRightsRequest, { kind, words, email });
    return { done: 'mailed', to: innerRightsPaths.code($id, secret) };
  },
});

import { deleteNominee, getNominees, postNominee } from '#contract/nominees/calls.ts';
import { nomineeLimits, nomineeRelations } from '#contract/nominees/limits.ts';
import { isEmail } from '#rules/checks/email.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(({ ask }) => ask(getNominees, {}));

export const action = acts(
  {
    async name(sent, { ask }) {
      const name = sent.text('name');
      const length = textLength(name);
      if (length < 1 || length > nomineeLimits.name)
        return { fault: { code: 'nominee_name_length', fields: ['name'] } };
      const email = sent.text('email');
      if (!isEmail(email)) return { fault: { code: 'sign_up_email_invalid', fields: ['email'] } };
      const relation = nomineeRelations.find((one) => one === sent.text('relation'));
      if (!relation) return { fault: { code: 'nominee_relation_missing', fields: ['relation'] } };
      const language = sent.text('readerLanguage') || undefined;
      await ask(postNominee, { name, email, relation, tells: sent.text('tells') === 'yes', language });
      return { done: 'named' };
    },
    async remove(sent, { ask }) {
      await ask(deleteNominee, { nomineeId: sent.text('nomineeId') });
      return { done: 'removed' };
    },
  },
  { nominee_own: { fields: ['email'] } },
);

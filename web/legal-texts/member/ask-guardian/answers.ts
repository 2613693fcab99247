import { postGuardianCode } from '#contract/guardians/calls.ts';
import { getGuardianPurpose, putGuardianPurpose } from '#contract/legal-texts/calls.ts';
import { readCode } from '#rules/text/digits.ts';
import { acts } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { refusedByLaw } from '#web/legal-texts/law-read.ts';

const linkIn = ({ params: { requestId = '', secret = '', purpose = '' } }: Visit) => ({
  requestId,
  secret,
  purpose,
});

export const loader = loads(async (visit) => ({
  asked: await visit.ask(getGuardianPurpose, linkIn(visit)),
  law: await visit.law(),
}));

export const action = acts(
  {
    async 'ask-code'(sent, visit) {
      const changed = await refusedByLaw(sent, visit);
      if (changed) return changed;
      const { requestId, secret } = linkIn(visit);
      await visit.ask(postGuardianCode, { requestId, secret });
      return { done: 'sent' };
    },
    async yes(sent, visit) {
      const changed = await refusedByLaw(sent, visit);
      if (changed) return changed;
      const code = readCode(sent.text('code'));
      await visit.ask(putGuardianPurpose, { ...linkIn(visit), given: true, code });
      return { done: 'answered' };
    },
    async no(_, visit) {
      await visit.ask(putGuardianPurpose, { ...linkIn(visit), given: false });
      return { done: 'answered' };
    },
  },
  {
    ...codeFaults,
    purpose_code_missing: { fields: ['code'] },
  },
);

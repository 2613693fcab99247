import {
  deleteAcademicDomain,
  getAcademicDomains,
  putAcademicDomain,
} from '#contract/verifications/desk-calls.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(({ ask }) => ask(getAcademicDomains, {}));

const put =
  (isAcademic: boolean): Handler =>
  async (sent, { ask }) => {
    const domain = sent.text('domain');
    if (domain === '') return { fault: { code: 'domain_invalid', fields: ['domain'] } };
    await ask(putAcademicDomain, { domain, isAcademic });
    return { done: isAcademic ? 'added' : 'refused' };
  };

export const action = acts(
  {
    add: put(true),
    refuse: put(false),
    async remove(sent, { ask }) {
      await ask(deleteAcademicDomain, { academicDomainId: sent.text('academicDomainId') });
      return { done: 'removed' };
    },
  },
  { domain_invalid: { fields: ['domain'] }, domain_free_mail: { fields: ['domain'] } },
);

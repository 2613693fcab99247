import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { getStaff, putStaffRights } from '#contract/administration/staff-calls.ts';
import { staffRights } from '#contract/ground/staff-rights.ts';
import { isEmail } from '#rules/checks/email.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { faultOfReason } from '#web/layout/desk/fault-of-reason.ts';

export const loader = loads(async ({ ask, url }) => {
  const { staff } = await ask(getStaff, {});
  const chosen = staff.find(({ $id }) => $id === url.searchParams.get('of'));
  return { staff, chosen: chosen && { email: chosen.email, rights: chosen.rights } };
});

export const action = acts(
  {
    async propose(sent, { ask }) {
      const email = sent.text('email');
      if (!isEmail(email)) return { fault: { code: 'staff_email_missing', fields: ['email'] } };
      const reason = sent.text('reason');
      const fault = faultOfReason(reason);
      if (fault) return { fault };
      const rights = staffRights.filter((right) => sent.has(`right-${right}`));
      const { proposalId } = await ask(putStaffRights, { email, rights, reason });
      return { done: 'proposed', to: administrationDeskPaths.proposal(proposalId) };
    },
  },
  {
    user_not_found: { code: 'staff_email_missing', fields: ['email'] },
    staff_unfit: { fields: ['email'] },
    staff_named: { fields: ['email'] },
  },
);

import type { Call } from '#contract/ground/call.ts';
import type { Access } from './access-of.ts';
import { accountAccess } from './accounts/access.ts';
import { addressAccess } from './addresses/access.ts';
import { administrationAccess } from './administration/access.ts';
import { agreementAccess } from './agreements/access.ts';
import { applicationAccess } from './applications/access.ts';
import { avatarAccess } from './avatars/access.ts';
import { blockAccess } from './blocks/access.ts';
import { caseAccess } from './cases/access.ts';
import { clockAccess } from './clocks/access.ts';
import { codeAccess } from './codes/access.ts';
import { consentAccess } from './consents/access.ts';
import { conversationAccess } from './conversations/access.ts';
import { enquiryAccess } from './enquiries/access.ts';
import { figureAccess } from './figures/access.ts';
import { fileAccess } from './files/access.ts';
import { guardianAccess } from './guardians/access.ts';
import { leavingAccess } from './leaving/access.ts';
import { ledgerAccess } from './ledger/access.ts';
import { letterAccess } from './letters/access.ts';
import { notificationAccess } from './notifications/access.ts';
import { opportunityAccess } from './opportunities/access.ts';
import { ownDataAccess } from './own-data/access.ts';
import { passwordAccess } from './passwords/access.ts';
import { peopleAccess } from './people/access.ts';
import { profileAccess } from './profiles/access.ts';
import { projectAccess } from './projects/access.ts';
import { savedSearchAccess } from './saved-searches/access.ts';
import { sessionAccess } from './sessions/access.ts';
import { signUpAccess } from './sign-ups/access.ts';
import { standingAccess } from './standings/access.ts';
import { supervisionAccess } from './supervision/access.ts';
import { todayAccess } from './today/access.ts';
import { verificationAccess } from './verifications/access.ts';

/** The samples of every module, one line a module. */
const collected = new Map<Call, Access>([
  ...accountAccess,
  ...addressAccess,
  ...administrationAccess,
  ...agreementAccess,
  ...applicationAccess,
  ...avatarAccess,
  ...blockAccess,
  ...caseAccess,
  ...clockAccess,
  ...codeAccess,
  ...consentAccess,
  ...conversationAccess,
  ...enquiryAccess,
  ...figureAccess,
  ...fileAccess,
  ...guardianAccess,
  ...leavingAccess,
  ...ledgerAccess,
  ...letterAccess,
  ...notificationAccess,
  ...opportunityAccess,
  ...ownDataAccess,
  ...passwordAccess,
  ...peopleAccess,
  ...profileAccess,
  ...projectAccess,
  ...savedSearchAccess,
  ...sessionAccess,
  ...signUpAccess,
  ...standingAccess,
  ...supervisionAccess,
  ...todayAccess,
  ...verificationAccess,
]);

/** The sample of a call. */
export function accessTo(call: Call): Access {
  const access = collected.get(call);
  if (!access) throw new Error(`No access.ts in tests/ knows the call ${call.path}.`);
  return access;
}

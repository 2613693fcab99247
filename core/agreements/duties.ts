import type { Duty } from '../ground/duty.ts';
import { holdsAgreements, isKeptByAgreement, isOwedUnread } from './steps/keep-owner.ts';

/**
 * The last owner who can act for a project in an agreement cannot leave it. An account can still be deleted, once its owner
 * has read what stays owed.
 */
export const agreementDuties: Duty[] = [
  {
    ofOwner: async (tx, owner) => ((await isKeptByAgreement(tx, owner)) ? 'agreement_last_owner' : null),
    ofLeaver: async (tx, accountId) => ((await isOwedUnread(tx, accountId)) ? 'agreement_owed_unread' : null),
    ofProject: async (tx, projectId) =>
      (await holdsAgreements(tx, projectId)) ? 'agreement_keeps_project' : null,
  },
];

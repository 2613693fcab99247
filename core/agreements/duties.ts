import type { Duty } from '../ground/duty.ts';
import { isKeptByAgreement, isOwedUnread } from './steps/keep-owner.ts';

/**
 * An owner stays while an agreement would have nobody else for the project's side. An account can go all the same, once its owner
 * has read what stays owed.
 */
export const agreementDuties: Duty[] = [
  {
    ofOwner: async (tx, owner) => ((await isKeptByAgreement(tx, owner)) ? 'agreement_last_owner' : null),
    ofLeaver: async (tx, accountId) => ((await isOwedUnread(tx, accountId)) ? 'agreement_owed_unread' : null),
  },
];

import type { AccountBody } from '#contract/accounts/calls.ts';
import { leavingLabel, restrictedLabel } from '#contract/ground/labels.ts';
import type { Account } from '../ground/actor.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';

/** The account as its owner sees it. */
export function presentAccount(account: Account): AccountBody {
  const created = isoDate(account.created_at);
  return {
    $id: account.id,
    $createdAt: created,
    $updatedAt: isoDate(account.updated_at),
    name: account.name,
    registration: created,
    // A suspended member gets the refusal `user_blocked` instead of their account.
    status: true,
    labels: labelsOf(account),
    passwordUpdate: isoDateOrEmpty(account.password_updated_at),
    email: account.email,
    phone: account.phone,
    emailVerification: account.email_verified_at !== null,
    emailCanonical: null,
    emailIsFree: null,
    emailIsDisposable: null,
    emailIsCorporate: null,
    emailIsCanonical: null,
    phoneVerification: false,
    mfa: account.mfa_since !== null,
    prefs: account.prefs,
    targets: [
      {
        $id: account.target_id,
        $createdAt: created,
        $updatedAt: isoDate(account.updated_at),
        name: '',
        userId: account.id,
        providerId: null,
        providerType: 'email',
        identifier: account.email,
        expired: false,
      },
    ],
    accessedAt: isoDate(account.accessed_at),
    impersonator: null,
    impersonatorUserId: null,
  };
}

function labelsOf(account: Account): string[] {
  return [...(account.restricted_at ? [restrictedLabel] : []), ...(account.leaves_at ? [leavingLabel] : [])];
}

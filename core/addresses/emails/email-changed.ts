import { addressPaths } from '#contract/addresses/paths.ts';
import { findRecipient } from '../../accounts/find-recipient.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { linkSecretOf } from '../../ground/secrets.ts';
import { formerAddressLink } from '../find-former-address.ts';

type Changed = { to: string; name: string; email: string; path?: string };

/** Informs the old address of the change, so that the victim of a theft learns of it and can restore the address. */
export const emailChanged = emailKind({
  name: 'email-changed',
  async prepare(
    core,
    { accountId, to, formerId }: { accountId: string; to: string; formerId?: string },
  ): Promise<Changed | null> {
    const account = await findRecipient(core, accountId);
    if (!account) return null;
    const secret = formerId && linkSecretOf(core.key, formerAddressLink, formerId);
    return {
      to,
      name: account.name,
      email: account.to,
      ...(secret && { path: pathWith(accountId, secret) }),
    };
  },
  samples: ({ to, name }): Changed[] => {
    const changed = { to, name, email: 'new-address-of-a-sample@saharambh.example' };
    return [{ ...changed, path: pathWith('66f0c2d1a4b3e5f60718', '5a'.repeat(32)) }, changed];
  },
});

function pathWith(userId: string, secret: string): string {
  return `${addressPaths.restoreEmail}?${new URLSearchParams({ userId, secret })}`;
}

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof emailChanged> {}
}

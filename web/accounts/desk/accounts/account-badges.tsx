import type { ListedAccount } from '#contract/supervision/calls.ts';
import { accountTexts } from '#web/layout/texts/en/desk.ts';
import { Badge } from '#web/ui/card.tsx';

const { badges } = accountTexts;

/** The states of an account that staff should see at once. */
export function AccountBadges({ account }: { account: ListedAccount }) {
  return (
    <>
      {account.suspended && <Badge look="sindoor">{badges.suspended}</Badge>}
      {account.restricted && <Badge look="genda">{badges.restricted}</Badge>}
      {account.leaving && <Badge look="genda">{badges.leaving}</Badge>}
      {!account.emailVerification && <Badge>{badges.unproven}</Badge>}
    </>
  );
}

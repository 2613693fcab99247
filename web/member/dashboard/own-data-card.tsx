import { ownDataTexts as texts } from '#texts/dashboard.ts';
import { exportAddress } from '../../client/account-calls.ts';
import type { User } from '../../client/session.ts';
import { Card } from '../../ui/card.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** Taking one's data away, and taking oneself away. */
export function OwnDataCard({ user, leaving }: { user: User; leaving: boolean }) {
  return (
    <Card>
      <h2 className="text-heading">{texts.title}</h2>
      <p className="mt-3">{texts.exportHint}</p>
      <a href={exportAddress} download className="button button-quiet button-small mt-3">
        {texts.export}
      </a>
      {!leaving && <DeleteAccount user={user} />}
    </Card>
  );
}

import { securityTexts as texts } from '#texts/dashboard.ts';
import type { User } from '../../client/session.ts';
import { Card } from '../../ui/card.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';

/** Who can get into the account, and how to keep it that way. */
export function SecurityCard({ user, onLogOut }: { user: User; onLogOut: () => void }) {
  return (
    <Card>
      <h2 className="text-heading">{texts.title}</h2>
      <div className="mt-5 grid gap-8">
        <Devices onLogOut={onLogOut} />
        <div className="grid gap-4">
          <ChangeEmail hasPassword={user.passwordUpdate !== ''} />
          <ChangePassword email={user.email} hasPassword={user.passwordUpdate !== ''} />
        </div>
      </div>
    </Card>
  );
}

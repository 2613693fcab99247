import { roleLabels } from '#web/ground/texts/en/profile-values.ts';
import { Portrait } from '../avatars/member/portrait.tsx';
import type { Session } from '../client/session.ts';
import { labelOf } from '../ground/texts/label.ts';
import { classes } from '../ui/classes.ts';
import { EmailText } from '../ui/email-text.tsx';
import { PersonName } from '../ui/person-name.tsx';

export type MemberSession = Session & { user: NonNullable<Session['user']> };

export function nameIn({ user, profile }: MemberSession): string {
  return profile?.name || user.name || user.email;
}

/** Who is signed in: photo, name, role and e-mail, each once. */
export default function MemberLine({ session, className }: { session: MemberSession; className: string }) {
  const { user, profile, avatarId } = session;
  const name = nameIn(session);
  return (
    <div className={classes('flex items-start gap-3', className)}>
      <Portrait id={user.$id} avatarId={avatarId} className="size-11" />
      <div className="min-w-0">
        <p className="font-semibold leading-snug">
          <PersonName name={name} />
        </p>
        {profile?.role && <p className="text-small text-soft">{labelOf(roleLabels, profile.role)}</p>}
        {name !== user.email && (
          <p className="text-small text-soft">
            <EmailText email={user.email} />
          </p>
        )}
      </div>
    </div>
  );
}

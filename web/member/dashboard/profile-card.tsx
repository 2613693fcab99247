import { student } from '#contract/sign-up.ts';
import { editTexts, dashboardTexts as texts } from '#texts/dashboard.ts';
import { locationLabels, roleLabels } from '#texts/values.ts';
import type { Profile, User } from '../../client/session.ts';
import { labelOf } from '../../texts/label.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { fileOf } from '../profile-form/from-profile.ts';
import { AttachedFile } from './attached-file.tsx';

type ProfileCardProps = { user: User; profile: Profile | null; onEdit: () => void };

/** What is known about the member. The profile's own name and e-mail come before the account's. */
export function ProfileCard({ user, profile, onEdit }: ProfileCardProps) {
  const { fields } = texts;
  const file = profile && fileOf(profile);
  const rows = [
    { label: fields.name, value: profile?.name || user.name },
    { label: fields.email, value: profile?.Email || user.email },
    { label: fields.phone, value: profile?.phone || texts.notProvided },
    {
      label: fields.location,
      value: profile?.location ? labelOf(locationLabels, profile.location) : texts.notProvided,
    },
    { label: fields.role, value: profile?.role ? labelOf(roleLabels, profile.role) : texts.notSpecified },
    ...(profile?.role === student && profile.college
      ? [{ label: fields.college, value: profile.college }]
      : []),
  ];
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{texts.card}</h2>
        {profile && (
          <Button look="quiet" small onClick={onEdit}>
            {editTexts.open}
          </Button>
        )}
      </div>
      <dl className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-soft">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {file && <AttachedFile key={file.id} {...file} />}
    </Card>
  );
}

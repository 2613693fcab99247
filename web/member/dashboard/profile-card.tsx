import { student } from '#contract/sign-up.ts';
import { dashboardTexts as texts } from '#texts/dashboard.ts';
import { locationLabels, roleLabels } from '#texts/values.ts';
import { labelOf } from '../../texts/label.ts';
import { Card } from '../../ui/card.tsx';
import type { Account, Profile } from '../own.ts';

/** What is known about the member. The profile's own name and e-mail come before the account's. */
export function ProfileCard({ account, profile }: { account: Account; profile: Profile | null }) {
  const { fields } = texts;
  const rows = [
    { label: fields.name, value: profile?.name || account.name },
    { label: fields.email, value: profile?.Email || account.email },
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
      <h2 className="text-heading">{texts.card}</h2>
      <dl className="mt-4 grid gap-4">
        {rows.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-soft">{label}</dt>
            <dd className="font-semibold hyphens-auto break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

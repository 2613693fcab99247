import type { ReactNode } from 'react';
import type { PersonBody } from '#contract/people/calls.ts';
import { student } from '#rules/lists/roles.ts';
import type { Account, Profile } from '#web/ground/member/own.ts';
import { locationLabels, roleLabels } from '#web/ground/texts/en/profile-values.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { asksForEvenings } from '#web/profiles/member/skills/asks-for-evenings.ts';
import { degreeLabels, fieldLabels, levelLabels } from '#web/profiles/texts/en/education.ts';
import { dashboardTexts as texts } from '#web/today/texts/en/dashboard.ts';
import { Card } from '#web/ui/card.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { PersonName } from '#web/ui/person-name.tsx';

type ProfileCardProps = { account: Account; profile: Profile | null; person: PersonBody };

/** The data about the member. The profile's name and email come before the account's. */
export function ProfileCard({ account, profile, person }: ProfileCardProps) {
  const { fields } = texts;
  const rows: { label: string; value: string; show?: (value: string) => ReactNode }[] = [
    { label: fields.name, value: profile?.name || account.name, show: showName },
    { label: fields.email, value: profile?.Email || account.email, show: showEmail },
    { label: fields.phone, value: profile?.phone || texts.notProvided },
    {
      label: fields.location,
      value: profile?.location ? labelOf(locationLabels, profile.location) : texts.notProvided,
    },
    { label: fields.role, value: profile?.role ? labelOf(roleLabels, profile.role) : texts.notSpecified },
    ...(profile?.role === student ? studiesOf(profile) : []),
    ...workOf(person, asksForEvenings(profile?.role)),
  ].filter(({ value }) => value !== '');
  return (
    <Card>
      <h2 className="text-heading">{texts.card}</h2>
      <dl className="mt-4 grid gap-4">
        {rows.map(({ label, value, show = String }) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-soft">{label}</dt>
            <dd className="font-semibold hyphens-auto break-words">{show(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const showName = (name: string) => <PersonName name={name} />;
const showEmail = (email: string) => <EmailText email={email} />;

/** Only what was said. */
function studiesOf({ educationLevel, subLevel, majorField, college }: Profile) {
  const { fields } = texts;
  return [
    { label: fields.level, value: labelOf(levelLabels, educationLevel ?? '') },
    { label: fields.degree, value: labelOf(degreeLabels, subLevel ?? '') },
    { label: fields.field, value: labelOf(fieldLabels, majorField ?? '') },
    { label: fields.college, value: college ?? '' },
  ];
}

function workOf({ skills, hoursAWeek, eveningsAWeek }: PersonBody, isMentor: boolean) {
  const { fields } = texts;
  const evenings = eveningsAWeek ? texts.eveningsAWeek(eveningsAWeek) : '';
  const hours = hoursAWeek ? texts.hoursAWeek(hoursAWeek) : '';
  return [
    { label: isMentor ? fields.topics : fields.skills, value: skills.join(', ') },
    { label: isMentor ? fields.evenings : fields.hours, value: isMentor ? evenings : hours },
  ];
}

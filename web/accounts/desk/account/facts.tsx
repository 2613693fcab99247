import type { AccountViewBody } from '#contract/supervision/calls.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { locationLabels, roleLabels } from '#web/ground/texts/en/profile-values.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { accountTexts as texts } from '#web/layout/texts/en/desk.ts';

export function AccountFacts({ account }: { account: AccountViewBody }) {
  return (
    <dl className="grid gap-x-6 gap-y-4 border-y border-line py-4 sm:grid-cols-2">
      {factsOf(account).map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(account: AccountViewBody): [label: string, value: string][] {
  const { fields } = texts;
  const { profile } = account;
  const facts: [string, string][] = [
    [fields.email, account.email],
    [fields.id, account.$id],
    [fields.joined, shortDay(account.$createdAt)],
    [fields.seen, shortDay(account.accessedAt)],
    [fields.age, texts.ages[account.age]],
    [fields.sessions, String(account.sessions)],
    [fields.leaves, account.leavesAt && shortDay(account.leavesAt)],
    [fields.role, profile?.role ? labelOf(roleLabels, profile.role) : ''],
    [fields.phone, profile?.phone ?? ''],
    [fields.location, profile?.location ? labelOf(locationLabels, profile.location) : ''],
    [fields.college, profile?.college ?? ''],
    [fields.companyUrl, profile?.companyUrl ?? ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

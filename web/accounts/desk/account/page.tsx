import { useState } from 'react';
import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { faultOfBirthDate, todayIn } from '#rules/checks/birth-date.ts';
import type { OwnFault } from '#web/forms/outcome.ts';
import { signUpFault } from '#web/forms/sign-up-fault.ts';
import { useOutcomeOfPage, usePost } from '#web/forms/use-post.tsx';
import { moment, shortDay } from '#web/ground/texts/amounts.ts';
import { faultOfReason } from '#web/layout/desk/fault-of-reason.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts, accountTexts as texts } from '#web/layout/texts/en/desk.ts';
import { dobOf, emptyForm, readValues } from '#web/profiles/member/form/form-values.ts';
import { Link } from '#web/ui/link.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { AccountBadges } from '../accounts/account-badges.tsx';
import type { Route } from './+types/page';
import { BirthDateForm } from './birth-date-form.tsx';
import { AccountFacts } from './facts.tsx';
import { GuardianForm } from './guardian-form.tsx';
import { SuspensionForm } from './suspension-form.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: accountDeskPaths.accounts, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.account.name || deskTexts.rooms.accounts);

/** One account: who it is, how it stands, and what can be decided about it. */
export default function Account({ loaderData: { account } }: Route.ComponentProps) {
  const [outcome, setOutcome] = useState<{ done?: string } | null>(useOutcomeOfPage());
  const done = outcome?.done;
  const [decisions, setDecisions] = useState(0);
  const onDone = (came: { done?: string }) => {
    setOutcome(came);
    setDecisions(decisions + 1);
  };
  const suspension = usePost(['suspend', 'end-suspension'], { check: faultOfDecision, onDone });
  const birthDate = usePost(['correct-birth-date'], { check: faultOfDecision, onDone });
  const guardian = usePost(['allow-guardian', 'decline-guardian'], { check: faultOfDecision, onDone });
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={outcome}>
          {texts.done[done as keyof typeof texts.done]}
        </OutcomeBanner>
      )}
      <h1 className="text-work break-words">
        <PersonName name={account.name || account.email} />
      </h1>
      <p className="flex flex-wrap gap-2 empty:hidden">
        <AccountBadges account={account} />
      </p>
      {account.suspended && (
        <section className="rounded-card bg-sindoor-tint p-5 sm:p-6">
          <h2 className="font-semibold">
            {account.suspendedUntil
              ? texts.suspendedUntil(moment(account.suspendedUntil))
              : texts.suspendedOn(shortDay(account.suspendedAt))}
          </h2>
          <p className="mt-1 break-words whitespace-pre-wrap">{account.suspensionReason}</p>
          {account.proposalId && (
            <Link
              to={administrationDeskPaths.proposal(account.proposalId)}
              className="text-link mt-1 inline-flex min-h-11 items-center"
            >
              {texts.longerWaits}
            </Link>
          )}
        </section>
      )}
      {account.childProposalId && (
        <Link
          to={administrationDeskPaths.proposal(account.childProposalId)}
          className="text-link inline-flex min-h-11 items-center"
        >
          {texts.childWaits}
        </Link>
      )}
      {account.guardian.status === 'refused' && (
        <GuardianForm
          key={`guardian ${decisions}`}
          isReviewed={account.guardian.isReviewed}
          post={guardian}
        />
      )}
      <AccountFacts account={account} />
      {!account.profile && <p className="text-soft">{texts.noProfile}</p>}
      {/* The forms close with the recorded decision, not with its answer: staff may have begun the next one by then. */}
      <div key={`others ${decisions}`}>
        {account.can.correctBirthDate && <BirthDateForm post={birthDate} />}
        {account.suspended || account.can.suspend ? (
          <SuspensionForm account={account} post={suspension} />
        ) : (
          <p className="text-soft">{texts.protected}</p>
        )}
      </div>
    </div>
  );
}

function faultOfDecision(form: FormData, intent: string): OwnFault | null {
  if (intent === 'end-suspension') return null;
  if (intent === 'correct-birth-date') {
    const code = faultOfBirthDate(dobOf({ ...emptyForm, ...readValues(form) }), todayIn());
    if (code) return signUpFault(code, ['dobDay', 'dobMonth', 'dobYear']);
  }
  return faultOfReason(String(form.get('reason') ?? '').trim());
}

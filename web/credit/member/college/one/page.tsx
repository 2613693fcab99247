import type { CollegeClaimBody } from '#contract/credit/college-shapes.ts';
import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { collegeTexts } from '#web/credit/texts/en/college.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useOutcomeOfPage, useSharedOutcome } from '#web/forms/use-post.tsx';
import { RowMark } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { StateMark } from '../state-mark.tsx';
import type { Route } from './+types/page';
import { Appeal, claimForms, Decide, TakeBack } from './forms.tsx';
import { Evidence, Lines, RuleOfClaim, Steps } from './parts.tsx';

const texts = collegeTexts.one;

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ slug = '' }) => paths.claims(slug), label: collegeTexts.title },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.title} ${loaderData?.number ?? ''}`,
    description: collegeTexts.description,
    path: organisationPaths.ownOrganisations,
    noindex: true,
  });

/** One claim for the staff of the institution: the work, who confirmed it, and the decision. */
export default function CollegeClaim({ loaderData: claim }: Route.ComponentProps) {
  const before = useOutcomeOfPage();
  const outcome = useSharedOutcome(claimForms) ?? before;
  const done = outcome?.fault ? undefined : texts.done[outcome?.done ?? ''];
  const { bar, state, isAppealed, reason, can } = claim;
  const isWaiting = state === 'college' || isAppealed;
  const isTurn = isWaiting && bar === '';
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-8">
      <div className="grid gap-1">
        <p className="text-small break-words text-soft">{claim.organisation.name}</p>
        <h1 className="text-work break-words">{claim.student.name || claim.number}</h1>
        <p>{isTurn ? <RowMark state="turn" /> : <StateMark state={state} />}</p>
      </div>
      {done && (
        <OutcomeBanner look="success" of={outcome}>
          {done}
        </OutcomeBanner>
      )}
      {isWaiting && bar && <Banner look="note">{collegeTexts.bars[bar]}</Banner>}
      {claim.waitsForNoOne && <Banner look="note">{texts.waitsForNoOne}</Banner>}
      <Facts claim={claim} />
      <Lines claim={claim} />
      <Evidence claim={claim} />
      <RuleOfClaim claim={claim} />
      {reason && (
        <section aria-labelledby="reason" className="grid gap-2">
          <h2 id="reason" className="text-heading">
            {texts.lastReason}
          </h2>
          <p className="break-words whitespace-pre-line">{reason}</p>
        </section>
      )}
      {claim.appeal.words && <Appeal claim={claim} />}
      {can.approve && <Decide claim={claim} />}
      {can.takeBack && <TakeBack claim={claim} />}
      {claim.steps.length > 0 && <Steps claim={claim} />}
      <p className="text-small text-soft">
        {texts.listed} {!can.approve && collegeTexts.bank}
      </p>
    </div>
  );
}

function Facts({ claim }: { claim: CollegeClaimBody }) {
  const { student, dueAt, isLate } = claim;
  const facts: [string, string][] = [
    [texts.claim, claim.number],
    [texts.enrolment, student.number],
    [texts.cohort, claim.cohort],
    [texts.semester, student.semester],
    [texts.project, claim.project],
    [texts.counted, texts.sum(claim.minutes, claim.credits)],
    [texts.way, texts.ways[claim.route]],
    [texts.term, collegeTexts.list.termName(claim.term)],
    [texts.certificate, claim.certificate],
    [texts.came, claim.cameAt && texts.day(claim.cameAt)],
    [isLate ? texts.late : texts.due, dueAt && texts.day(dueAt)],
  ];
  return (
    <dl className="grid gap-1">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-soft">{name}:</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

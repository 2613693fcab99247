import { certificatePaths } from '#contract/certificates/rare-paths.ts';
import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import type { OwnClaimBody } from '#contract/credit/shapes.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import { claimTexts as texts } from '#web/credit/texts/en/claim.ts';
import { claimStateTexts } from '#web/credit/texts/en/states.ts';
import { termName } from '#web/credit/texts/en/term.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { Thread } from '#web/ground/member/thread.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { ClaimMark } from '../claim-mark.tsx';
import type { Route } from './+types/page';
import { Appeal } from './appeal.tsx';
import { Delete, Withdraw } from './ends.tsx';
import { EvidenceForms, EvidenceShown } from './evidence.tsx';
import { formsOfClaim } from './forms.ts';
import { ChooseLines, Lines } from './lines.tsx';
import { Send, Sum } from './sum.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = { title: texts.one, up: { to: paths.credit, label: texts.up } };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.one}: ${loaderData?.claim.project ?? ''}`,
    description: texts.description,
    path: paths.credit,
    noindex: true,
  });

/** A claim as its student sees it: whose turn it is, what it gives, its work, and all that has happened. */
export default function Claim({ loaderData: { claim: one } }: Route.ComponentProps) {
  const { can, sum, evidence } = one;
  const isChosen = one.claimable.length > 0 && can.change;
  const isFreed = one.state === 'withdrawn' || one.state === 'released';
  const isDecided = one.state === 'approved' || one.state === 'taken_back';
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <StepOutcome words={(done) => texts.done[done]} shown={shownForms(one)} shared={formsOfClaim} />
      <header className="grid gap-2">
        <p className="text-small break-words text-soft">{texts.to(one.organisation.name, one.cohort)}</p>
        <h1 className="text-work break-words">{one.project}</h1>
        <p>
          <ClaimMark state={one.state} />
        </p>
        <p className="font-semibold break-words">{turnOf(one)}</p>
        {one.reason && <LinkedText text={texts.reason(one.reason)} />}
        {one.certificate && (
          <p>
            <TextLink
              to={certificatePaths.ownCertificate(one.certificate)}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {texts.certificate}
            </TextLink>
          </p>
        )}
        {isFreed && (
          <p>
            <TextLink to={paths.newClaim} className="inline-flex min-h-11 items-center font-semibold">
              {texts.another}
            </TextLink>
          </p>
        )}
        <p className="text-small text-soft">
          {texts.number(one.number)}
          {one.term && ` · ${texts.term(termName(one.term))}`}
        </p>
        {isDecided && <p className="text-small text-soft">{texts.noBank}</p>}
      </header>
      <Sum
        sum={sum}
        rule={one.rule}
        institution={one.organisation.name}
        isOver={isFreed || one.state === 'declined' || one.state === 'taken_back'}
        isOpen={can.send}
      />
      {isChosen ? <ChooseLines one={one} /> : <Lines lines={one.lines} />}
      {can.give ? (
        <EvidenceForms one={one} />
      ) : (
        (evidence.words || evidence.files.length > 0) && <EvidenceShown one={one} />
      )}
      {can.send && sum.lacks.length === 0 && <Send one={one} />}
      <Appeal one={one} />
      {one.steps.length > 0 && (
        <Thread
          title={texts.steps}
          steps={one.steps.map(({ kind, at, reason }) => ({
            key: `${kind} ${at}`,
            at,
            words: claimStateTexts.steps[kind],
            more: reason && <LinkedText text={reason} className="text-small" />,
          }))}
        />
      )}
      {can.withdraw && <Withdraw />}
      {can.delete && <Delete />}
    </div>
  );
}

/** The forms that are on the page now, and show themselves why they were not taken. */
function shownForms({ can, sum }: OwnClaimBody): string[] {
  return [
    ...(can.change ? ['lines'] : []),
    ...(can.send && sum.lacks.length === 0 ? ['send'] : []),
    ...(can.give ? ['words', 'evidence', 'dropFile'] : []),
    ...(can.withdraw ? ['withdraw'] : []),
    ...(can.delete ? ['delete'] : []),
    ...(can.appeal ? ['appeal'] : []),
  ];
}

function turnOf(one: OwnClaimBody): string {
  const { state, appeal, dueAt: until } = one;
  const of = { project: one.project, institution: one.organisation.name, until };
  const { turns } = texts;
  switch (state) {
    case 'draft':
      return one.hasHost ? turns.draft(of) : turns.draftEvidence(of);
    case 'host':
      return one.hostRounds > 1 ? turns.hostAgain(of) : turns.host(of);
    case 'returned':
      return texts.returned[one.returnedBy](of);
    case 'college':
      if (one.waitsForNoOne) return turns.collegeNoOne(of);
      return one.isLate ? turns.collegeLate(of) : turns.college(of);
    case 'declined':
    case 'taken_back':
      if (appeal.at && !appeal.decidedAt) return until ? turns.appealedUntil(of) : turns.appealed(of);
      return turns[state](of);
    default:
      return turns[state](of);
  }
}

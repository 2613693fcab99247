import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { applicationPaths } from '#contract/applications/paths.ts';
import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { sentTexts as texts } from '#web/applications/texts/en/applications.ts';
import { emailTexts } from '#web/applications/texts/en/deciding.ts';
import { interviewTexts } from '#web/applications/texts/en/interviews.ts';
import { offerTexts } from '#web/applications/texts/en/offers.ts';
import { stageToApplicant } from '#web/applications/texts/en/states.ts';
import { trialTexts } from '#web/applications/texts/en/trial-tasks.ts';
import { LinkRow } from '#web/ground/member/link-row.tsx';
import { RowList } from '#web/ground/member/row.tsx';
import { OpportunityRow } from '#web/opportunities/shown/opportunity-row.tsx';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { Conversation } from '../conversation.tsx';
import { DeclineEmail } from '../decline-email.tsx';
import { InterviewForm } from '../interview-form.tsx';
import { InterviewView } from '../interview-view.tsx';
import { OfferView } from '../offer-view.tsx';
import { SentWords } from '../sent-words.tsx';
import { StageMark } from '../stage-mark.tsx';
import { StepOutcome } from '../step-outcome.tsx';
import { Timeline } from '../timeline.tsx';
import { TrialView } from '../trial-view.tsx';
import type { loader as Loader } from './answers.ts';
import { Accept, Confirm, Withdraw } from './steps.tsx';

type BodyProps = { loaderData: Awaited<ReturnType<typeof Loader>> };

/** An application as one quiet timeline: whose turn it is, what has happened, what was sent. */
export default function Application({
  loaderData: { application: one, foreign, interview, name, talk: conversation, links, similar },
}: BodyProps) {
  const { opportunity } = one;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepOutcome words={wordsOf} shown={shownSteps(one)} />
      <header className="grid gap-2">
        <p className="text-small text-soft">
          <TextLink to={projectPaths.findProject(opportunity.project.slug)}>
            {opportunity.project.name}
          </TextLink>
        </p>
        <h1 className="text-work text-balance break-words hyphens-auto">{opportunity.title}</h1>
        <p>
          <StageMark stage={one.stage} words={stageToApplicant(one)} />
        </p>
        <p className="font-semibold">{whoseTurn(one, interview?.at?.own)}</p>
        <LinkRow links={links} />
      </header>
      {one.asked && <Confirm one={one} asked={one.asked} />}
      {one.interview && interview && (
        <InterviewView
          {...{ id: one.id, interview: one.interview, shown: interview, side: 'applicant' }}
          canChoose={one.can.chooseTime}
        >
          {one.can.moveInterview && (
            <InterviewForm
              version={one.version}
              zone={interview.zone}
              act={interviewTexts.move}
              how={interviewTexts.moveHow.applicant}
              where={null}
            />
          )}
        </InterviewView>
      )}
      {one.trial && <TrialView id={one.id} trial={one.trial} />}
      {one.can.handIn && (
        <ButtonLink to={innerApplicationPaths.handInTrial(one.id)} className="justify-self-start">
          {trialTexts.handIn}
        </ButtonLink>
      )}
      {one.offer && <OfferView offer={one.offer} />}
      {one.can.accept && one.offer && <Accept one={one} offer={one.offer} />}
      {one.reason && (
        <section aria-labelledby="letter" className="grid gap-2">
          <h2 id="letter" className="font-semibold">
            {emailTexts.toYou}
          </h2>
          <DeclineEmail
            name={name}
            title={opportunity.title}
            project={opportunity.project.name}
            reason={one.reason}
            words={one.words}
          />
        </section>
      )}
      {similar && (
        <section aria-labelledby="similar">
          <h2 id="similar" className="font-semibold">
            {texts.similar}
          </h2>
          {similar.length === 0 ? (
            <p className="mt-2">{texts.similarNone}</p>
          ) : (
            <>
              <p className="text-small text-soft">{texts.similarHow}</p>
              <RowList>
                {similar.map((other) => (
                  <OpportunityRow
                    key={other.id}
                    one={other}
                    to={applicationPaths.apply(other.slug, one.id)}
                  />
                ))}
              </RowList>
            </>
          )}
        </section>
      )}
      <Timeline steps={one.timeline} ending={one.ending} />
      <Conversation talk={conversation} side="applicant" canConverse={one.can.talk} />
      {one.can.edit && (
        <p>
          <ButtonLink to={innerApplicationPaths.editApplication(one.id)} look="quiet">
            {texts.edit}
          </ButtonLink>
          <span className="mt-1.5 block text-small text-soft">{texts.editHow}</span>
        </p>
      )}
      <SentWords heading={texts.sent} id={one.id} sent={one} foreign={foreign} />
      {one.can.applyAgain && (
        <ButtonLink
          to={applicationPaths.apply(opportunity.slug, one.id)}
          look="quiet"
          className="justify-self-start"
        >
          {texts.applyAgain}
        </ButtonLink>
      )}
      {one.can.withdraw && <Withdraw isFinal={one.isLastTry} />}
    </div>
  );
}

function wordsOf(done: string): string | undefined {
  return texts.arrived[done] ?? offerTexts.done[done] ?? interviewTexts.done[done] ?? trialTexts.done[done];
}

function shownSteps({ can, asked, offer }: ApplicationBody): string[] {
  return [
    ...(asked && can.confirm ? ['confirm'] : []),
    ...(offer && can.accept ? ['accept'] : []),
    ...(can.chooseTime ? ['takeTime'] : []),
    ...(can.moveInterview ? ['interview'] : []),
    ...(can.withdraw ? ['withdraw'] : []),
  ];
}

function whoseTurn(
  { stage, ending, asked, isAside, can, waits, interviewTime }: ApplicationBody,
  at: string | undefined,
): string {
  if (stage === 'joined' || ending || ['declined', 'withdrawn', 'lapsed'].includes(stage))
    return texts.over_(stage, ending);
  if (isAside) return can.confirm ? texts.aside : texts.asideOver;
  if (stage === 'offered') return offerTexts.turn(waits.dueAt);
  if (stage === 'accepted') return offerTexts.accepted;
  if (asked) return texts.turns.confirm(waits.dueAt);
  if (can.chooseTime && waits.whose === 'applicant') return interviewTexts.turns.choose(waits.dueAt);
  if (interviewTime && at && waits.whose === 'project')
    return `${interviewTexts.turns.agreed(at)} ${texts.turns.project(waits.dueAt)}`;
  if (can.handIn) return trialTexts.turn(waits.whose === 'applicant' ? waits.dueAt : '');
  return waits.whose === 'project' ? texts.turns.project(waits.dueAt) : texts.turns.unanswerable;
}

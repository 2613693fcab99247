import type { ReceivedBody } from '#contract/applications/shapes.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { emailTexts } from '#web/applications/texts/en/deciding.ts';
import { interviewTexts } from '#web/applications/texts/en/interviews.ts';
import { sideNoteTexts } from '#web/applications/texts/en/notes.ts';
import { offerTexts } from '#web/applications/texts/en/offers.ts';
import { receivedTexts as texts } from '#web/applications/texts/en/received-applications.ts';
import { interviewOn } from '#web/applications/texts/en/states.ts';
import { trialTexts } from '#web/applications/texts/en/trial-tasks.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { unnamed } from '#web/people/texts/en/unnamed.ts';
import { TextLink } from '#web/ui/button.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { markTexts } from '#web/verifications/texts/en/marks.ts';
import { Conversation } from '../conversation.tsx';
import { DeclineEmail } from '../decline-email.tsx';
import { OfferView } from '../offer-view.tsx';
import { SentWords } from '../sent-words.tsx';
import { StageMark } from '../stage-mark.tsx';
import { StepOutcome } from '../step-outcome.tsx';
import { Timeline } from '../timeline.tsx';
import { TrialView } from '../trial-view.tsx';
import { Agree } from './agree.tsx';
import type { loader as Loader } from './answers.ts';
import { InterviewSteps } from './interview.tsx';
import { OfferSteps } from './offer.tsx';
import { SideNotes } from './side-notes.tsx';
import { AskTrial, Decline, Shortlist, Undo } from './steps.tsx';

type BodyProps = { loaderData: Awaited<ReturnType<typeof Loader>> };

/** An application as an owner sees it: who it is, what they sent, and what can be decided. */
export default function ReceivedApplication({
  loaderData: { application: one, interview, zone, talk: conversation, ...loaded },
}: BodyProps) {
  const { person, opportunity } = one;
  const name = person.name || unnamed;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepOutcome words={wordsOf} shown={shownSteps(one.can)} />
      <header className="flex items-start gap-4">
        <Portrait id={person.id || one.id} avatarId={person.avatarId} className="size-16 shrink-0" />
        <div className="min-w-0">
          <h1 className="text-work break-words">
            <PersonName name={name} />
          </h1>
          <p className="text-soft break-words">
            {[person.headline || person.role, person.organisation, person.place].filter(Boolean).join(' · ')}
          </p>
          {one.isAway && <p className="text-small text-soft">{texts.away}</p>}
          {person.verified.length > 0 && (
            <p className="text-small">{person.verified.map((kind) => markTexts[kind]).join(' · ')}</p>
          )}
          <p className="text-small text-soft break-words">{texts.of(opportunity.title)}</p>
          <p className="mt-2">
            <StageMark
              stage={one.stage}
              {...(one.interviewTime && { words: interviewOn(one.interviewTime) })}
            />
          </p>
        </div>
      </header>
      <p className="font-semibold">{whoseTurn(one, interview?.at?.own)}</p>
      {one.isAsked && !one.isAside && <p>{texts.isAsked}</p>}
      {one.can.undo && <Undo leavesAt={one.leavesAt} />}
      {one.reason && (
        <section aria-labelledby="letter" className="grid gap-2">
          <h2 id="letter" className="font-semibold">
            {emailTexts.title}
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
      {one.sent ? (
        <SentWords heading={texts.note} id={one.id} sent={one.sent} foreign={loaded.foreign} />
      ) : (
        <p className="text-soft">{texts.gone}</p>
      )}
      {one.sent && (
        <p>
          <TextLink
            to={casePaths.report('application_answer', one.id)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.report}
          </TextLink>
        </p>
      )}
      {person.handle && (
        <p>
          <TextLink to={peoplePaths.findPerson(person.handle)} className="inline-flex min-h-11 items-center">
            {texts.profile}
          </TextLink>
        </p>
      )}
      <InterviewSteps one={one} shown={interview} zone={zone} />
      {one.trial && <TrialView id={one.id} trial={one.trial} />}
      {one.offer && <OfferView offer={one.offer} />}
      <OfferSteps one={one} />
      <Agree one={one} agreeKey={loaded.agreeKey} />
      {one.can.shortlist && <Shortlist version={one.version} />}
      {one.can.askTrial && <AskTrial version={one.version} />}
      {one.can.decline && <Decline version={one.version} />}
      {one.sent && <SideNotes {...loaded} opportunityId={opportunity.id} applicationId={one.id} />}
      <Conversation talk={conversation} side="owner" canConverse={one.can.talk} />
      {one.timeline.length > 0 && <Timeline steps={one.timeline} ending={one.ending} />}
    </div>
  );
}

function wordsOf(done: string): string | undefined {
  return (
    texts.arrived[done] ??
    offerTexts.done[done] ??
    interviewTexts.done[done] ??
    sideNoteTexts.done[done] ??
    trialTexts.done[done]
  );
}

const steps: Record<string, keyof ReceivedBody['can']> = {
  shortlist: 'shortlist',
  decline: 'decline',
  undo: 'undo',
  askTrial: 'askTrial',
  offer: 'offer',
  takeBack: 'takeBackOffer',
  join: 'confirmJoining',
  free: 'freeSeat',
  interview: 'interview',
  takeTime: 'chooseTime',
  callOff: 'cancelInterview',
};

function shownSteps(can: ReceivedBody['can']): string[] {
  return Object.keys(steps).filter((intent) => can[steps[intent] ?? 'talk']);
}

function whoseTurn(
  { stage, isAside, waits, endedAt, interviewTime }: ReceivedBody,
  at: string | undefined,
): string {
  if (isAside) return texts.isAside;
  if (stage === 'accepted') return offerTexts.waitsForYes;
  if (endedAt || !waits.dueAt) return '';
  const turn = waits.whose === 'project' ? texts.turn(waits.dueAt) : texts.theirTurn(waits.dueAt);
  return interviewTime && at ? `${interviewTexts.turns.agreed(at)} ${turn}` : turn;
}

import { conversationPaths } from '#contract/conversations/paths.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import type { ShownTime } from '#web/ground/texts/shown-time.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { cancelWords, declineWords, kindTexts } from '#web/mentoring/texts/en/kinds.ts';
import { sessionTexts as texts } from '#web/mentoring/texts/en/sessions.ts';
import { locationWords, releasedOwn } from '#web/mentoring/texts/en/steps.ts';
import { youngSessionTexts as young } from '#web/mentoring/texts/en/young.ts';
import { pageMeta } from '#web/seo.ts';
import { onTouch } from '#web/takeover/on-touch.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import type { Route } from './+types/page';
import { EndReason } from './end-reason.tsx';
import { Others } from './others.tsx';
import { ReportLink } from './report-link.tsx';
import { stepsOfSession } from './step-form.tsx';
import { Warned } from './warned.tsx';

const AfterPart = onTouch(
  import.meta.env.SSR ? await import('./after-part.tsx') : () => import('./after-part.tsx'),
);
const WrittenPart = onTouch(
  import.meta.env.SSR ? await import('./written-part.tsx') : () => import('./written-part.tsx'),
);

export { shouldRevalidate } from '#web/forms/conflict-shows-changes.ts';
export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.one,
  up: { to: mentoringPaths.mentoring, label: texts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.one,
    description: texts.description,
    path: mentoringPaths.mentoring,
    noindex: true,
  });

/** A session as one of its two members sees it. */
export default function Session({
  loaderData: { one, at, offered, entry, files, others },
}: Route.ComponentProps) {
  // A mentor reads the question before the answer to it.
  const isAnsweredBelow = one.can.answer;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepOutcome words={(done) => texts.done[done]} shown={shownSteps(one)} shared={stepsOfSession} />
      {one.isYoung && <Report one={one} />}
      <header className="grid gap-2">
        <h1 className="text-work text-balance break-words hyphens-auto">{one.topic || texts.one}</h1>
        <p>{one.isYoung && one.side === 'mentor' ? young.with(one.person) : texts.with(one.person)}</p>
        {one.isReadAlong && <p>{young.guardianReads(one.person)}</p>}
        <When at={at} one={one} />
        <p className="font-semibold">{turnOf(one)}</p>
      </header>
      <Ended one={one} />
      <Where one={one} entry={entry} />
      {isAnsweredBelow && <Question one={one} files={files} />}
      <AfterPart one={one} offered={offered} />
      {others && <Others others={others} to={(handle) => `${mentoringPaths.times(handle)}?ask=${one.id}`} />}
      {!isAnsweredBelow && <Question one={one} files={files} />}
      <WrittenPart one={one} />
      {!one.isYoung && <Report one={one} />}
    </div>
  );
}

/** It stands first where the mentee is under 18. */
function Report({ one }: { one: SessionBody }) {
  if (!one.can.report) return null;
  return (
    <p
      className={`grid justify-items-start border-line text-small text-soft ${one.isYoung ? 'border-b pb-4' : 'border-t pt-4'}`}
    >
      {kindTexts.reportHow}
      <ReportLink kind="mentoring_session" id={one.id}>
        {texts.report.session}
      </ReportLink>
    </p>
  );
}

function When({ at, one }: { at: ShownTime; one: SessionBody }) {
  const isOff = ['declined', 'withdrawn', 'lapsed', 'cancelled', 'released'].includes(one.state);
  return (
    <p className={isOff ? 'line-through' : undefined}>
      <time dateTime={at.time}>{at.own}</time> · {texts.minutes(one.minutes)}
      {at.other && <span className="block text-small text-soft">{texts.otherClock(at.other)}</span>}
    </p>
  );
}

function turnOf(one: SessionBody): string {
  const { turn } = texts;
  if (one.state === 'asked') return turn[one.side](one.dueAt);
  if (one.state === 'confirmed' && one.claim === 'open')
    return one.noShow === one.side
      ? turn.claim(one.person, one.dueAt)
      : turn.claimOfOther(one.person, one.dueAt);
  if (one.state === 'confirmed' && one.offer)
    return one.offer.by === one.side
      ? turn.moveOfOther(one.person, one.offer.dueAt)
      : turn.move(one.person, one.offer.dueAt);
  if (one.state === 'confirmed' && one.can.cancel) return turn.agreed;
  if (one.state === 'confirmed' && one.answers.length > 0 && one.said.own === '') return turn.met;
  return one.state === 'released' && one.endedBy === one.side ? releasedOwn : texts.states[one.state];
}

/** Why it does not take place. */
function Ended({ one }: { one: SessionBody }) {
  if (one.reason === '') return null;
  const words: Record<string, string> = { ...declineWords, ...cancelWords };
  const others = one.endedBy === '' ? texts.reason : texts.reasonOf(one.person);
  const heading = one.endedBy === one.side ? texts.ownReason : others;
  return (
    <EndReason heading={heading} reason={words[one.reason]} end={one}>
      {one.isLate && <p className="text-small text-soft">{texts.late}</p>}
    </EndReason>
  );
}

function Where({ one, entry }: { one: SessionBody; entry: string }) {
  const { location } = one;
  const hasBegun =
    ['took_place', 'not_held', 'no_show'].includes(one.state) ||
    (one.state === 'confirmed' && one.answers.length > 0);
  // Under 18 the place stands in a part of its own, and here is the calendar alone.
  if (!one.hasCalendarEntry || (one.isYoung && hasBegun && !one.conversationId)) return null;
  return (
    <section aria-labelledby="where" className="grid gap-2 rounded-card border border-line bg-raised p-5">
      <h2 id="where" className="font-semibold">
        {one.isYoung ? texts.calendar : texts.where}
      </h2>
      {location && !one.isYoung && (
        <>
          <p>{locationWords[location.kind]}</p>
          {location.kind === 'link' && location.text ? (
            <>
              <a
                href={location.text}
                rel="noopener noreferrer nofollow"
                className="text-link inline-flex min-h-11 items-center break-all"
              >
                {location.text}
              </a>
              <p className="text-small text-soft">{texts.opens(location.host)}</p>
            </>
          ) : (
            location.text && <p className="break-words">{location.text}</p>
          )}
          {location.kind !== 'written' && !location.text && (
            <p className="text-small text-soft">{texts.notSaid[one.side]}</p>
          )}
          {location.caller && (
            <p>{location.caller === one.side ? texts.youCall : texts.callsYou(one.person)}</p>
          )}
          {location.text && <p className="text-small text-soft">{texts.erased}</p>}
        </>
      )}
      <p className="flex flex-wrap gap-x-6">
        {!hasBegun && (
          <a href={entry} className="text-link inline-flex min-h-11 items-center">
            {one.state === 'cancelled' || one.state === 'released' ? texts.entryOver : texts.entry}
          </a>
        )}
        {one.conversationId && (
          <TextLink
            to={conversationPaths.conversation(one.conversationId)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.openTalk}
          </TextLink>
        )}
      </p>
    </section>
  );
}

type SentFile = { id: string; name: string; address: string };

function Question({ one, files }: { one: SessionBody; files: readonly SentFile[] }) {
  const { person } = one;
  const hasWords = one.question !== '' || one.links.length > 0;
  if (!hasWords && !person) return null;
  return (
    <section
      aria-labelledby={hasWords ? 'question' : undefined}
      className="grid gap-2 border-t border-line pt-4"
    >
      {hasWords && (
        <h2 id="question" className="font-semibold">
          {texts.question[one.side]}
        </h2>
      )}
      <Warned warnings={one.warnings} />
      {hasWords && <LinkedText text={[one.question, ...one.links].join('\n')} />}
      {files.length > 0 && (
        <ul aria-label={texts.files} className="grid justify-items-start">
          {files.map((file) => (
            <li key={file.id}>
              <a href={file.address} className="text-link inline-flex min-h-11 items-center break-all">
                {file.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {one.project && (
        <TextLink
          to={projectPaths.findProject(one.project.slug)}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {one.project.name}
        </TextLink>
      )}
      {person && one.side === 'mentor' && (
        <div className="grid gap-1 text-small text-soft">
          {person.headline && <p>{person.headline}</p>}
          {person.skills.length > 0 && <p>{kindTexts.skills(person.skills)}</p>}
          {one.figures && <p>{kindTexts.figures(one.figures)}</p>}
        </div>
      )}
      {person?.handle && (
        <TextLink
          to={peoplePaths.findPerson(person.handle)}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {kindTexts.profile(person)}
        </TextLink>
      )}
    </section>
  );
}

/** The forms that are on the page, and show themselves why they were not taken. */
function shownSteps({ answers, can, thanks }: SessionBody): string[] {
  return [
    ...(can.answer ? ['confirm', 'decline'] : []),
    ...(can.withdraw ? ['withdraw'] : []),
    ...(can.cancel ? ['cancel'] : []),
    ...(can.answerMove ? ['takeTime'] : []),
    ...(can.takeMoveBack ? ['takeBack'] : []),
    ...(can.changeLocation ? ['location'] : []),
    ...(answers.length > 0 ? ['met'] : []),
    ...(can.answerClaim ? ['claim'] : []),
    ...(can.appeal ? ['appeal'] : []),
    ...(can.write ? ['message'] : []),
    ...(can.note ? ['note', 'tick', 'deleteStep'] : []),
    ...(can.addStep ? ['addStep'] : []),
    ...(can.thank ? ['thank'] : []),
    ...(thanks ? ['showThanks'] : []),
  ];
}

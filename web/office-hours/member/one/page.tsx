import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { casePaths } from '#contract/cases/paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { officeHourPaths } from '#contract/office-hours/inner-paths.ts';
import type { OfficeHourBody } from '#contract/office-hours/shapes.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import { shouldRevalidate as afterConflict } from '#web/forms/conflict-shows-changes.ts';
import type { Outcome } from '#web/forms/outcome.ts';
import type { ShownTime } from '#web/ground/texts/shown-time.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { stepsOfSession } from '#web/mentoring/member/session/step-form.tsx';
import { cancelWords } from '#web/mentoring/texts/en/kinds.ts';
import { releasedOwn } from '#web/mentoring/texts/en/steps.ts';
import { mentorPageTexts } from '#web/mentors/texts/en/mentor-page.ts';
import { officeHourTexts as texts } from '#web/office-hours/texts/en/office-hours.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import type { Route } from './+types/page';
import { Attendees } from './attendees.tsx';
import { Changing } from './changing.tsx';
import { Seat, seatIntents } from './seat.tsx';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.one,
  up: { to: officeHourPaths.officeHours, label: texts.title },
};

/** The last seat was taken meanwhile: the page then offers the list. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { fault } = (args.actionResult ?? {}) as Partial<Outcome>;
  return fault?.code === 'office_hour_full' || afterConflict(args);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.one.topic || texts.one,
    description: texts.description,
    path: officeHourPaths.officeHours,
    noindex: true,
  });

const link = 'inline-flex min-h-11 items-center justify-self-start';

/** An office hour, as its mentor, a member with a seat or another member sees it. */
export default function OfficeHour({ loaderData: { one, at, entry } }: Route.ComponentProps) {
  const { mentor } = one;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <StepOutcome words={(done) => texts.done[done]} shown={shownSteps(one)} shared={stepsOfSession} />
      <header className="grid gap-2">
        <h1 className="text-work text-balance break-words hyphens-auto">{one.topic || texts.one}</h1>
        <Mentor one={one} />
        <When at={at} one={one} />
        <p className="font-semibold">{stateOf(one)}</p>
        {one.seat === 'waiting' && one.state === 'ahead' && <p>{texts.positionHow}</p>}
        <p>{texts.seats(one)}</p>
      </header>
      <Ended one={one} />
      <Where one={one} entry={entry} />
      {one.bar !== '' && (
        <p>
          {texts.bars[one.bar]}{' '}
          {one.bar === 'mark' && (
            <TextLink to={verificationPaths.verification} className="inline-flex min-h-11 items-center">
              {mentorPageTexts.getMark}
            </TextLink>
          )}
        </p>
      )}
      <Seat one={one} />
      {one.side === 'mentor' && <Attendees one={one} />}
      <Changing one={one} />
      {one.can.report && mentor && (
        <p className="grid justify-items-start border-t border-line pt-4 text-small text-soft">
          {texts.reportHow}
          <TextLink to={casePaths.report('office_hour', one.id)} className={`${link} text-small`}>
            {texts.report}
          </TextLink>
        </p>
      )}
    </div>
  );
}

/** The steps whose forms are on the page. */
function shownSteps({ can, seat, attendees }: OfficeHourBody): string[] {
  return [
    ...(can.take || can.wait ? seatIntents : []),
    ...(seat === 'taken' || seat === 'waiting' ? ['question'] : []),
    ...(can.leave ? ['leave'] : []),
    ...(can.change ? ['link', 'cancel'] : []),
    ...(can.tick && attendees.length > 0 ? ['tick'] : []),
  ];
}

function Mentor({ one: { side, mentor } }: { one: OfficeHourBody }) {
  if (side === 'mentor') return <p>{texts.yours}</p>;
  if (!mentor?.handle) return <p>{texts.with(mentor?.name ?? '')}</p>;
  return (
    <TextLink to={innerMentorPaths.findMentor(mentor.handle)} className={`${link} break-words`}>
      <PersonName name={texts.with(mentor.name)} />
    </TextLink>
  );
}

function When({ at, one }: { at: ShownTime; one: OfficeHourBody }) {
  const isOff = one.state === 'cancelled' || one.state === 'released';
  return (
    <p className={isOff ? 'line-through' : undefined}>
      <time dateTime={at.time}>{at.own}</time> · {texts.minutes(one.minutes)}
      {at.other && <span className="block text-small text-soft">{texts.otherClock(at.other)}</span>}
    </p>
  );
}

function stateOf({ state, seat, own, isOwnEnd }: OfficeHourBody): string {
  if (isOwnEnd) return releasedOwn;
  if (state !== 'ahead') return texts.states[state];
  if (seat === 'waiting') return texts.position(own.position);
  if (seat === 'offered') return texts.offered(own.dueAt);
  return seat === '' ? texts.states[state] : texts.seatStates[seat];
}

/** Why it does not take place. */
function Ended({ one: { reason, words } }: { one: OfficeHourBody }) {
  if (reason === '') return null;
  const reasons: Record<string, string> = cancelWords;
  return (
    <section aria-labelledby="reason" className="grid gap-1.5">
      <h2 id="reason" className="font-semibold">
        {texts.reason}
      </h2>
      <p>{reasons[reason]}</p>
      {words && <p className="whitespace-pre-line break-words">{words}</p>}
    </section>
  );
}

function Where({ one, entry }: { one: OfficeHourBody; entry: string }) {
  const isOff = one.state === 'cancelled' || one.state === 'released' || !['', 'taken'].includes(one.seat);
  if (!one.hasCalendarEntry) return null;
  return (
    <section aria-labelledby="where" className="grid gap-2 rounded-card border border-line bg-raised p-5">
      <h2 id="where" className="font-semibold">
        {isOff ? texts.calendar : texts.where}
      </h2>
      {one.link ? (
        <>
          <a
            href={one.link.text}
            rel="noopener noreferrer nofollow"
            className="text-link inline-flex min-h-11 items-center break-all"
          >
            {one.link.text}
          </a>
          <p className="text-small text-soft">{texts.opens(one.link.host)}</p>
          <p className="text-small text-soft">
            {one.side === 'mentor' && one.state === 'ahead' && `${texts.linkSeen(one.linkAt)} `}
            {texts.erased}
          </p>
        </>
      ) : (
        !isOff && one.state === 'ahead' && <p>{texts.linkFrom(one.linkAt)}</p>
      )}
      <p>
        <a href={entry} className="text-link inline-flex min-h-11 items-center">
          {isOff ? texts.entryOver : texts.entry}
        </a>
      </p>
    </section>
  );
}

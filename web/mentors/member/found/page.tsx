import type { ReactNode } from 'react';
import { casePaths } from '#contract/cases/paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { ChooseTime, MentorRecord } from '#web/mentoring/shown/mentor-record.tsx';
import { mentorPageTexts as texts } from '#web/mentors/texts/en/mentor-page.ts';
import { OfficeHoursPart } from '#web/office-hours/shown/office-hours-part.tsx';
import { Marks } from '#web/people/shown/marks.tsx';
import { factsOf } from '#web/people/shown/person-facts.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { pageMeta } from '#web/seo.ts';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { LanguageMark } from '#web/ui/language-mark.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { ReviewOffer } from '#web/written-reviews/shown/review-offer.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: '', up: { to: innerMentorPaths.findMentors, label: texts.up } };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.mentor.person.name ?? texts.missing,
    description: loaderData?.mentor.said.topics.join(', ') ?? '',
    path: innerMentorPaths.findMentor(loaderData?.mentor.person.handle ?? ''),
    noindex: true,
  });

/** The page of a mentor as this member may see it. */
export default function FoundMentor({ loaderData }: Route.ComponentProps) {
  const { mentor, foreign, slots, zones } = loaderData;
  const { person, said, bar, can } = mentor;
  return (
    <article className="grid max-w-text grid-cols-1 gap-8">
      <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3">
        <Portrait id={person.id} avatarId={person.avatarId} className="size-20" />
        <div className="min-w-0">
          <h1 className="text-title leading-tight">
            <PersonName name={person.name} />
          </h1>
          {person.headline && (
            <p lang={foreign?.lang} className="mt-1">
              {person.headline}
            </p>
          )}
          <LanguageMark foreign={foreign} />
          <p className="mt-1 text-small break-words text-soft">{factsOf(person).join(' · ')}</p>
          <Marks kinds={person.verified} />
        </div>
      </header>
      {bar !== '' && <p>{texts.bars[bar]}</p>}
      {said.session && bar !== 'paused' && (
        <Part id="slots" title={texts.slots}>
          {slots.length === 0 ? (
            <p>{texts.full}</p>
          ) : (
            <>
              <ul className="grid gap-1">
                {slots.map((slot) => (
                  <li key={slot.time} className="tabular-nums">
                    <time dateTime={slot.time}>{slot.reader}</time>
                    {slot.mentor && <span className="text-soft"> · {slot.mentor}</span>}
                  </li>
                ))}
              </ul>
              <p className="mt-1 text-small text-soft">{texts.zones(zones.reader, zones.mentor)}</p>
            </>
          )}
          {can.ask && <ChooseTime handle={person.handle} />}
        </Part>
      )}
      {loaderData.offer && bar !== 'paused' && (
        <ReviewOffer offer={loaderData.offer} canAsk={can.ask} isOnlyWay={!said.session} />
      )}
      <OfficeHoursPart officeHours={loaderData.officeHours} />
      <MentorRecord record={loaderData.record} />
      <Offer said={said} lang={foreign?.lang} />
      <p className="text-small text-soft">{texts.pay}</p>
      <div className="flex flex-wrap items-center gap-3">
        {can.edit && (
          <ButtonLink small look="quiet" to={innerMentorPaths.ownMentorPage}>
            {texts.edit}
          </ButtonLink>
        )}
        {bar === 'mark' && (
          <ButtonLink small to={verificationPaths.verification}>
            {texts.getMark}
          </ButtonLink>
        )}
        <TextLink to={peoplePaths.findPerson(person.handle)} className="inline-flex min-h-11 items-center">
          {texts.profile}
        </TextLink>
        {can.report && (
          <ButtonLink
            small
            look="plain"
            to={casePaths.report('mentor_page', person.id)}
            aria-label={texts.reportNamed(person.name)}
          >
            {texts.report}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

function Offer({ said, lang }: { said: MentorSaid; lang: string | undefined }) {
  const ways = waysOf(said);
  return (
    <>
      <Part id="help" title={texts.helpWith}>
        <p lang={lang} className="whitespace-pre-line break-words">
          {said.helpWith}
        </p>
      </Part>
      {said.notHelpWith && (
        <Part id="not" title={texts.notHelpWith}>
          <p lang={lang} className="whitespace-pre-line break-words">
            {said.notHelpWith}
          </p>
        </Part>
      )}
      {said.bring && (
        <Part id="bring" title={texts.bring}>
          <p lang={lang} className="whitespace-pre-line break-words">
            {said.bring}
          </p>
        </Part>
      )}
      <Part id="topics" title={texts.topics}>
        <ul className="flex flex-wrap gap-2">
          {said.topics.map((topic) => (
            <li key={topic} className="rounded-full border border-control px-3 py-0.5">
              {topic}
            </li>
          ))}
        </ul>
      </Part>
      {ways.length > 0 && (
        <Part id="ways" title={texts.ways}>
          <ul className="grid gap-1">
            {ways.map((way) => (
              <li key={way} className="dot-point">
                {way}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="languages" title={texts.languages}>
        <p>{said.languages.map((code) => languageLabels[code] ?? code).join(', ')}</p>
      </Part>
    </>
  );
}

function waysOf({ session, mentorship, officeHours }: MentorSaid): string[] {
  return [
    session && texts.sessionOf(session.minutes),
    mentorship && texts.mentorshipOf(mentorship.weeks, mentorship.everyWeeks),
    officeHours && texts.officeHours,
  ].filter((way) => typeof way === 'string');
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

import { calendarPaths } from '#contract/calendars/rare-paths.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import type { SessionRowBody } from '#contract/mentoring/shapes.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { officeHourPaths } from '#contract/office-hours/inner-paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { ListTabs } from '#web/ground/member/list-tabs.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { moment } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { listWords, sessionTexts as texts } from '#web/mentoring/texts/en/sessions.ts';
import { Mentorships } from '#web/mentorships/member/list/mentorships.tsx';
import { planTexts } from '#web/mentorships/texts/en/plans.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ReviewRows } from '#web/written-reviews/shown/review-rows.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title, up: { to: profilePaths.you, label: texts.you } };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: mentoringPaths.mentoring,
    noindex: true,
  });

const words = { ...listWords, mentorships: planTexts.tab };
/** The lists in the order of their time, with the mentorships among them. */
const lists = ['waiting', 'ahead', 'mentorships', 'past'] as const;
const link = 'inline-flex min-h-11 items-center';

/** The member's sessions, written reviews and mentorships of both sides. */
export default function Mentoring({ loaderData: { mentorships, asked } }: Route.ComponentProps) {
  const isEmpty = asked?.sessions.length === 0 && asked.written.reviews.length === 0;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <ListTabs
        label={texts.title}
        lists={lists}
        shown={asked?.list ?? 'mentorships'}
        words={(one) => words[one]}
      />
      {mentorships && <Mentorships {...mentorships} />}
      {asked && <Asked asked={asked} isEmpty={isEmpty} />}
      <p className="flex flex-wrap gap-x-6">
        {!isEmpty && (
          <TextLink to={innerMentorPaths.findMentors} className={link}>
            {texts.find}
          </TextLink>
        )}
        <TextLink to={officeHourPaths.officeHours} className={link}>
          {texts.officeHours}
        </TextLink>
        <TextLink to={mentoringPaths.lists} className={link}>
          {texts.lists}
        </TextLink>
        <TextLink to={innerMentorPaths.ownMentorPage} className={link}>
          {texts.ownPage}
        </TextLink>
        <TextLink to={calendarPaths.settings} className={link}>
          {texts.calendar}
        </TextLink>
      </p>
    </div>
  );
}

type Props = { asked: NonNullable<Route.ComponentProps['loaderData']['asked']>; isEmpty: boolean };

/** Sessions and written reviews of one list. */
function Asked({ asked: { list, sessions, next, after, written }, isEmpty }: Props) {
  return (
    <>
      {isEmpty && (
        <EmptyState>
          <p>{texts.none[list]}</p>
          <p className="mt-2 text-soft">{texts.noneHow[list]}</p>
          <p className="mt-2">
            <TextLink to={innerMentorPaths.findMentors} className={link}>
              {texts.find}
            </TextLink>
          </p>
        </EmptyState>
      )}
      {sessions.length > 0 && (
        <RowList className="mt-0">
          {sessions.map((one) => (
            <Row
              key={one.id}
              to={mentoringPaths.session(one.id)}
              title={one.topic || texts.one}
              isWritten={one.topic !== ''}
              facts={factsOf(one)}
              {...(one.isOwnTurn && { state: 'turn' as const })}
            />
          ))}
        </RowList>
      )}
      {(next || after) && (
        <p className="flex flex-wrap gap-x-6">
          {after && (
            <TextLink to={{ search: `?list=${list}` }} className={link}>
              {texts.first}
            </TextLink>
          )}
          {next && (
            <TextLink to={{ search: `?${new URLSearchParams({ list, after: next })}` }} className={link}>
              {texts.next}
            </TextLink>
          )}
        </p>
      )}
      <ReviewRows list={list} {...written} />
    </>
  );
}

function factsOf(one: SessionRowBody): string {
  return [
    texts.row(one.side, one.person),
    moment(one.startsAt),
    one.dueAt && one.state === 'asked' ? texts.answerBy(one.dueAt) : texts.states[one.state],
  ].join(' · ');
}

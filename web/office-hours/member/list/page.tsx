import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { officeHourPaths } from '#contract/office-hours/inner-paths.ts';
import { officeHourLists } from '#contract/office-hours/limits.ts';
import type { OfficeHourRowBody } from '#contract/office-hours/shapes.ts';
import { ListTabs } from '#web/ground/member/list-tabs.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { moment } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { officeHourTexts as texts } from '#web/office-hours/texts/en/office-hours.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/page';
import { Announce } from './announce.tsx';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: mentoringPaths.mentoring, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: officeHourPaths.officeHours,
    noindex: true,
  });

const link = 'inline-flex min-h-11 items-center';
const withOfficeHours = `${innerMentorPaths.findMentors}?kind=office_hour`;

/** The member's office hours, as mentor and with a seat, and the form that announces one. */
export default function OfficeHours({
  loaderData: { list, officeHours, next, after, zone, bar },
}: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <ListTabs label={texts.title} lists={officeHourLists} shown={list} words={(one) => texts.lists[one]} />
      {officeHours.length === 0 ? (
        <EmptyState>
          <p>{texts.none[list]}</p>
          <p className="mt-2 text-soft">{texts.noneHow}</p>
          <p className="mt-2">
            <TextLink to={withOfficeHours} className={link}>
              {texts.find}
            </TextLink>
          </p>
        </EmptyState>
      ) : (
        <RowList className="mt-0">
          {officeHours.map((one) => (
            <Row
              key={one.id}
              to={officeHourPaths.officeHour(one.id)}
              title={one.topic || texts.one}
              isWritten={one.topic !== ''}
              facts={factsOf(one)}
              {...(one.seat === 'offered' && one.state === 'ahead' && { state: 'turn' as const })}
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
      {officeHours.length > 0 && (
        <p>
          <TextLink to={withOfficeHours} className={link}>
            {texts.find}
          </TextLink>
        </p>
      )}
      <Announce zone={zone} bar={bar} />
    </div>
  );
}

function factsOf(one: OfficeHourRowBody): string {
  const isMentor = one.side === 'mentor';
  const own = one.seat && one.state === 'ahead' ? texts.seatStates[one.seat] : texts.states[one.state];
  return [
    isMentor ? texts.yours : texts.with(one.mentorName),
    moment(one.startsAt),
    isMentor && one.state === 'ahead' ? texts.left(one) : own,
  ].join(' · ');
}

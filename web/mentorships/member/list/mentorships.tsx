import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import type { MentorshipRowBody } from '#contract/mentorships/shapes.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { youngSessionTexts } from '#web/mentoring/texts/en/young.ts';
import { mentorshipStateWords, planTexts as texts } from '#web/mentorships/texts/en/plans.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export type ListedMentorships = {
  mentorships: readonly MentorshipRowBody[];
  /** Those that are over. */
  isPast: boolean;
  after: string;
  next: string;
};

/** The member's mentorships of both sides, as a part of the list of mentoring. */
export function Mentorships({ mentorships, isPast, after, next }: ListedMentorships) {
  const link = 'inline-flex min-h-11 items-center';
  const search = (more: Record<string, string>) =>
    `?${new URLSearchParams({ list: 'mentorships', ...(isPast && { over: 'yes' }), ...more })}`;
  return (
    <>
      {mentorships.length === 0 ? (
        <EmptyState>
          <p>{isPast ? texts.noneOver : texts.none}</p>
          <p className="mt-2 text-soft">{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <RowList className="mt-0">
          {mentorships.map((one) => (
            <Row
              key={one.id}
              to={mentorshipPlanPaths.plan(one.id)}
              title={one.topic || texts.one}
              isWritten={one.topic !== ''}
              facts={factsOf(one)}
              {...(one.isOwnTurn && { state: 'turn' as const })}
            />
          ))}
        </RowList>
      )}
      <p className="flex flex-wrap gap-x-6">
        {after && (
          <TextLink to={{ search: search({}) }} className={link}>
            {texts.first}
          </TextLink>
        )}
        {next && (
          <TextLink to={{ search: search({ after: next }) }} className={link}>
            {texts.nextPage}
          </TextLink>
        )}
        <TextLink
          to={{ search: isPast ? '?list=mentorships' : '?list=mentorships&over=yes' }}
          className={link}
        >
          {isPast ? texts.open : texts.past}
        </TextLink>
      </p>
    </>
  );
}

function factsOf(one: MentorshipRowBody): string {
  return [
    one.isYoung && one.side === 'mentor'
      ? youngSessionTexts.with(one.person)
      : texts.row(one.side, one.person),
    mentorshipStateWords[one.state],
    one.state === 'proposed' && one.dueAt && texts.answerBy(one.dueAt),
    (one.state === 'running' || one.state === 'paused') && texts.until(one.endsAt),
  ]
    .filter(Boolean)
    .join(' · ');
}

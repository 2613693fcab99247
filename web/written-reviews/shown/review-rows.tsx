import type { MentoringList } from '#contract/mentoring/limits.ts';
import { writtenReviewPaths } from '#contract/written-reviews/inner-paths.ts';
import type { ReviewRowBody } from '#contract/written-reviews/shapes.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { reviewListTexts as texts } from '#web/written-reviews/texts/en/reviews.ts';

type Props = { reviews: readonly ReviewRowBody[]; list: MentoringList; after: string; next: string };

/** The written reviews of a member in one of the lists under Mentoring; nothing without one. */
export function ReviewRows({ reviews, list, after, next }: Props) {
  if (reviews.length === 0 && after === '') return null;
  const link = 'inline-flex min-h-11 items-center';
  return (
    <section aria-labelledby="written-reviews">
      <h2 id="written-reviews" className="text-heading">
        {texts.heading}
      </h2>
      <RowList>
        {reviews.map((one) => (
          <Row
            key={one.id}
            to={writtenReviewPaths.review(one.id)}
            title={texts.title(one.topic)}
            facts={factsOf(one)}
            {...(one.isOwnTurn && { state: 'turn' as const })}
          />
        ))}
      </RowList>
      {(next || after) && (
        <p className="flex flex-wrap gap-x-6">
          {after && (
            <TextLink to={{ search: `?list=${list}` }} className={link}>
              {texts.first}
            </TextLink>
          )}
          {next && (
            <TextLink to={{ search: `?${new URLSearchParams({ list, reviews: next })}` }} className={link}>
              {texts.next}
            </TextLink>
          )}
        </p>
      )}
    </section>
  );
}

function factsOf(one: ReviewRowBody): string {
  return [
    texts.row(one.side, one.person),
    texts.work(one.work),
    one.dueAt ? texts.due(one.dueAt) : texts.states[one.state],
  ].join(' · ');
}

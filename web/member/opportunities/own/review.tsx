import type { OpportunityBody } from '#contract/opportunity-shapes.ts';
import { ownOpportunityTexts as texts } from '#texts/opportunities.ts';

/** That a person looks at it, why and until when; or what came of it. */
export function Review({
  one: { review, returnedFor, removedFor, state, proposed },
}: {
  one: OpportunityBody;
}) {
  if (review)
    return (
      <section aria-labelledby="review" className="rounded-card border border-line bg-raised p-5">
        <h2 id="review" className="font-semibold">
          {texts.review}
        </h2>
        {review.reasons.map((reason) => (
          <p key={reason} className="mt-2">
            {texts.reasons[reason]}
          </p>
        ))}
        <p className="mt-2 text-soft">{review.isLate ? texts.late : texts.due(review.dueAt)}</p>
      </section>
    );
  const reason = removedFor || (state === 'draft' || proposed ? returnedFor : '');
  if (!reason) return null;
  const why = removedFor ? texts.removed : proposed ? texts.returnedEdit : texts.returned;
  return (
    <section className="rounded-card border border-sindoor bg-raised p-5">
      <p>{why}</p>
      <p className="mt-2 border-l-4 border-line pl-4 break-words whitespace-pre-wrap">{reason}</p>
    </section>
  );
}

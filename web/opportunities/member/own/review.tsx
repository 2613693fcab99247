import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import { ownOpportunityTexts as texts } from '#web/opportunities/texts/en/opportunities.ts';
import { TextLink } from '#web/ui/button.tsx';

/** That a person looks at it, why and until when; or what came of it. */
export function Review({
  one: { id, review, returnedFor, removedFor, isHeldBack, isLapsed, caseId, state, proposed },
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
  if (removedFor || isHeldBack)
    return (
      <section className="rounded-card border border-sindoor bg-raised p-5">
        <p>{removedFor ? texts.removed : texts.heldBack}</p>
        {removedFor && <Reason>{removedFor}</Reason>}
        {caseId && (
          <TextLink to={casePaths.judgedCase(caseId)} className="mt-2 inline-flex min-h-11 items-center">
            {texts.appeal}
          </TextLink>
        )}
      </section>
    );
  if (isLapsed && state !== 'closed')
    return (
      <section className="rounded-card border border-sindoor bg-raised p-5">
        <p>{texts.lapsed}</p>
        <TextLink
          to={innerApplicationPaths.receivedApplications(id)}
          className="mt-2 inline-flex min-h-11 items-center"
        >
          {texts.whoWaits}
        </TextLink>
      </section>
    );
  const reason = state === 'draft' || proposed ? returnedFor : '';
  if (!reason) return null;
  return (
    <section className="rounded-card border border-sindoor bg-raised p-5">
      <p>{proposed ? texts.returnedEdit : texts.returned}</p>
      <Reason>{reason}</Reason>
    </section>
  );
}

function Reason({ children }: { children: string }) {
  return <p className="mt-2 border-s-4 border-line ps-4 break-words whitespace-pre-wrap">{children}</p>;
}

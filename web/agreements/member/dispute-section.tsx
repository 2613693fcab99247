import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import { disputeNote as texts } from '#web/agreements/texts/en/dispute-note.ts';
import { TextLink } from '#web/ui/button.tsx';

/** On the page of a milestone: whether it is in dispute, and the way to it. */
export function DisputeSection({ one }: { one: Pick<MilestoneBody, 'agreementId' | 'state' | 'can'> }) {
  const { dispute, number } = one.state;
  if (dispute === 'none' && !one.can.dispute) return null;
  return (
    <section aria-labelledby="dispute" className="grid gap-1.5 border-t border-line pt-5">
      <h2 id="dispute" className="font-semibold">
        {texts.title}
      </h2>
      <p>{dispute === 'none' ? texts.canOpen : texts.stages[dispute]}</p>
      <p>
        <TextLink
          to={innerAgreementPaths.dispute(one.agreementId, String(number))}
          className="inline-flex min-h-11 items-center"
        >
          {dispute === 'none' ? texts.open : one.can.dispute ? texts.openAgain : texts.page}
        </TextLink>
      </p>
    </section>
  );
}

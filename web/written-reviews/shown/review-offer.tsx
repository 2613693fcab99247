import { writtenReviewPaths } from '#contract/written-reviews/inner-paths.ts';
import type { ReviewOfferBody } from '#contract/written-reviews/shapes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { reviewOfferTexts as texts } from '#web/written-reviews/texts/en/asking.ts';

type Props = { offer: ReviewOfferBody; canAsk: boolean; isOnlyWay: boolean };

/** The written reviews on the page of a mentor, and the way to ask for one. */
export function ReviewOffer({ offer, canAsk, isOnlyWay }: Props) {
  return (
    <section aria-labelledby="written-review">
      <h2 id="written-review" className="mb-2 font-semibold">
        {texts.heading}
      </h2>
      <p>{texts.of(offer.of, offer.answerDays)}</p>
      <p className="text-small text-soft">{offer.free > 0 ? texts.free(offer.free) : texts.full}</p>
      {canAsk && offer.free > 0 && (
        <p className="mt-3">
          <ButtonLink to={writtenReviewPaths.ask(offer.mentor.handle)} look={isOnlyWay ? 'primary' : 'quiet'}>
            {texts.ask}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { offerTexts as texts } from '#web/applications/texts/en/offers.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';

/** The offer as both sides read it. */
export function OfferView({ offer }: { offer: NonNullable<ApplicationBody['offer']> }) {
  return (
    <section aria-labelledby="offer" className="grid gap-2 rounded-card border border-line bg-raised p-5">
      <h2 id="offer" className="font-semibold">
        {texts.offer}
      </h2>
      <p className="break-words">{offer.title}</p>
      <p className="text-soft">
        {texts.facts(offer.hours, offer.startsOn)} · {texts.answerBy(offer.answerBy)}
      </p>
      {offer.terms && <LinkedText text={offer.terms} />}
    </section>
  );
}

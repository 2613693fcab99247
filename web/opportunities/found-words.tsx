import type { FoundOpportunitiesBody } from '#contract/find-opportunities.ts';
import { findOpportunitiesTexts as texts } from '#texts/find-opportunities.ts';

type FoundProps = Pick<FoundOpportunitiesBody, 'total' | 'place' | 'payOtherwise'> & { isFiltered: boolean };

/** How many there are, and what there is to know of how they were found. */
export function FoundWords({ total, place, payOtherwise, isFiltered }: FoundProps) {
  return (
    <p role="status" className="text-soft">
      {[
        isFiltered ? texts.found(total) : texts.all(total),
        place && texts.near(place),
        payOtherwise.count > 0 && texts.payOtherwise(payOtherwise),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

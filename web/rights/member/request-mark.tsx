import type { RequestState } from '#contract/rights/limits.ts';
import { stateTexts } from '#web/rights/texts/en/rights.ts';
import { Badge } from '#web/ui/card.tsx';

const looks = {
  received: 'neel',
  in_work: 'neel',
  contested: 'neel',
  answered: 'patta',
  final: 'patta',
  withdrawn: 'neel',
} as const satisfies Record<RequestState, string>;

/** Sign and word of a request's state; red where we are late. */
export function RequestMark({ state, isLate }: { state: RequestState; isLate: boolean }) {
  return (
    <Badge look={isLate ? 'sindoor' : looks[state]} className="shrink-0 self-center">
      {stateTexts[state]}
    </Badge>
  );
}

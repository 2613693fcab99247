import type { ClaimState } from '#rules/credit/limits.ts';
import { collegeTexts as texts } from '#web/credit/texts/en/college.ts';

/** Sign and word. */
export function StateMark({ state }: { state: ClaimState }) {
  return (
    <span className="text-small whitespace-nowrap">
      <span aria-hidden="true">{texts.signs[state]}</span> {texts.states[state]}
    </span>
  );
}

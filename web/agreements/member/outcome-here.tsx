import { useLocation } from 'react-router';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';

/** The shared name of all forms on an agreement's page, so that the page shows the outcome of a form that has left it. */
export function useFormsHere(): string {
  return `forms of ${useLocation().pathname}`;
}

type OutcomeHereProps = {
  /** The sentence about a step that was taken. */
  words: (done: string) => string | undefined;
  /** The forms that are on the page, and show themselves why they were not taken. */
  shown: readonly (string | false | null)[];
};

/** Shows the outcome of the last form of the page, even if the form has left the page. */
export function OutcomeHere({ words, shown }: OutcomeHereProps) {
  return (
    <StepOutcome
      words={words}
      shown={shown.filter((one) => typeof one === 'string')}
      shared={useFormsHere()}
    />
  );
}

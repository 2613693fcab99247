import { faultSentence } from '#web/forms/fault-sentence.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { useOutcomeOfPage, useSharedOutcome } from '#web/forms/use-post.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';

/** The shared name of the forms on an application's page, so that the page shows the outcome of a form that has left it. */
export const stepsOfApplication = 'steps-of-application';

type StepOutcomeProps = {
  /** The sentence about a step that was taken. */
  words: (done: string) => string | undefined;
  /** The steps whose forms are on the page, and show themselves why they were not taken. */
  shown: readonly string[];
  /** The name that the forms share. */
  shared?: string;
};

/** Shows the outcome of the last step, even if its form has left the page. */
export function StepOutcome({ words, shown, shared = stepsOfApplication }: StepOutcomeProps) {
  const arrival = useArrival();
  const page = useOutcomeOfPage();
  const posted = useSharedOutcome(shared);
  // A step that led here again is the last one: a later one would have outdated it.
  const outcome = arrival === null ? (posted ?? page) : null;
  const taken = words(arrival ?? outcome?.done ?? '');
  const isGone = outcome !== null && !shown.includes(outcome.intent);
  const sentence = outcome?.fault ? isGone && faultSentence(outcome.fault) : taken;
  if (!sentence) return null;
  return (
    <OutcomeBanner look={outcome?.fault ? 'danger' : 'success'} of={posted} isGone={isGone}>
      {sentence}
    </OutcomeBanner>
  );
}

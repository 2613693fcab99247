import { useLocation } from 'react-router';
import { Told } from '#web/applications/member/told.tsx';

/** The shared name of all forms on an agreement's page, so that the page shows the outcome of a form that has left it. */
export function useFormsHere(): string {
  return `forms of ${useLocation().pathname}`;
}

type ToldHereProps = {
  /** The sentence about a step that was taken. */
  words: (done: string) => string | undefined;
  /** The forms that are on the page, and show themselves why they were not taken. */
  shown: readonly (string | false | null)[];
};

/** Shows the outcome of the last form of the page, even if the form has left the page. */
export function ToldHere({ words, shown }: ToldHereProps) {
  return (
    <Told words={words} shown={shown.filter((one) => typeof one === 'string')} shared={useFormsHere()} />
  );
}

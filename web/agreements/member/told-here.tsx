import { useLocation } from 'react-router';
import { Told } from '#web/applications/member/told.tsx';

/** What the forms of a page of an agreement share: the page says what came of one that is not on it any more. */
export function useFormsHere(): string {
  return `forms of ${useLocation().pathname}`;
}

type ToldHereProps = {
  /** What is said of a step that was taken. */
  words: (done: string) => string | undefined;
  /** The forms that are on the page, and show themselves why they were not taken. */
  shown: readonly (string | false | null)[];
};

/** What came of the last form of the page, also where it went with it. */
export function ToldHere({ words, shown }: ToldHereProps) {
  return (
    <Told words={words} shown={shown.filter((one) => typeof one === 'string')} shared={useFormsHere()} />
  );
}

import { TextLink } from '#web/ui/button.tsx';

type Props = {
  list: string;
  /** What else the address of the list says, as `?name=value`. */
  rest?: string;
  next: string;
  after: string;
  words: { first: string; next: string };
};

/** On to the next page of a list, and back to its first. */
export function PagesOfList({ list, rest = '', next, after, words }: Props) {
  if (next === '' && after === '') return null;
  const more = rest.replace('?', '&');
  const link = 'inline-flex min-h-11 items-center';
  return (
    <p className="flex flex-wrap gap-x-6">
      {after !== '' && (
        <TextLink to={{ search: `?list=${list}${more}` }} className={link}>
          {words.first}
        </TextLink>
      )}
      {next !== '' && (
        <TextLink to={{ search: `?list=${list}${more}&after=${next}` }} className={link}>
          {words.next}
        </TextLink>
      )}
    </p>
  );
}

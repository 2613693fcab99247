import { Link } from '#web/ui/link.tsx';
import { type Filters, searchOf } from './list-address.ts';

type PageLinksProps = {
  filters: Filters;
  after: string;
  next: string;
  texts: { pages: string; first: string; next: string };
};

/** Onwards in a list that is read by cursor, and back to its beginning. */
export function PageLinks({ filters, after, next, texts }: PageLinksProps) {
  if (after === '' && next === '') return null;
  const className = 'text-link inline-flex min-h-11 items-center';
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap gap-x-6">
      {after !== '' && (
        <Link to={{ search: searchOf(filters) }} className={className}>
          {texts.first}
        </Link>
      )}
      {next !== '' && (
        <Link to={{ search: searchOf(filters, { after: next }) }} className={className}>
          {texts.next}
        </Link>
      )}
    </nav>
  );
}

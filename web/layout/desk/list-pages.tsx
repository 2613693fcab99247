import { useSearchParams } from 'react-router';
import { deskTexts as texts } from '#web/layout/texts/en/desk.ts';
import { Link } from '#web/ui/link.tsx';

/** The ways from one page of a list to the next, and back to the first. Each page has an address. */
export function ListPages({ next, label = texts.older }: { next: string; label?: string }) {
  const [search] = useSearchParams();
  const isFirst = !search.has('cursor');
  if (isFirst && next === '') return null;
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap gap-x-6">
      {!isFirst && (
        <Link
          to={{ search: String(without(search)) }}
          className="text-link inline-flex min-h-11 items-center"
        >
          {texts.first}
        </Link>
      )}
      {next !== '' && (
        <Link
          to={{ search: String(new URLSearchParams([...without(search), ['cursor', next]])) }}
          className="text-link inline-flex min-h-11 items-center"
        >
          {label}
        </Link>
      )}
    </nav>
  );
}

function without(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => name !== 'cursor'));
}

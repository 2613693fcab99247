import { Link } from '#web/ui/link.tsx';
import { type FilterOf, type Filters, filtersUsed, searchOf } from './list-address.ts';

type ChosenProps<F extends Filters> = {
  path: string;
  filters: F;
  /** A filter in words. */
  say: (filter: FilterOf<F>) => string;
  texts: { drop: (filter: string) => string; clear: string };
};

/** The filters in use, each with a link that removes it. */
export function Chosen<F extends Filters>({ path, filters, say, texts }: ChosenProps<F>) {
  const used = filtersUsed(filters);
  if (used.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {used.map((filter) => (
        <li key={filter}>
          <Link
            to={{ pathname: path, search: searchOf(filters, { except: filter }) }}
            aria-label={texts.drop(say(filter))}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line px-4 font-semibold break-all hover:border-control"
          >
            {say(filter)} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {used.length > 1 && (
        <li>
          <Link to={path} className="text-link inline-flex min-h-11 items-center px-2">
            {texts.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}

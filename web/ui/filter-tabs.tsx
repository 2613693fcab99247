import { classes } from './classes.ts';
import { Link } from './link.tsx';

type Tab = { id: string; label: string; count?: number | undefined; to: string };

const tabNavigation = { tabNavigation: true };

/** Whether a page was reached by choosing another way to look at its list. */
export function isTabNavigation(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'tabNavigation' in state;
}

/** Ways to look at one list. They are links, so that each has an address and works without script. */
export function FilterTabs({ label, tabs, current }: { label: string; tabs: Tab[]; current: string }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ id, label: name, count, to }) => (
          <li key={id}>
            <Link
              to={to}
              replace
              preventScrollReset
              state={tabNavigation}
              aria-current={id === current ? 'true' : undefined}
              className={classes(
                'filter-tab inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-4 font-semibold',
                id === current ? 'border-ink bg-ink text-paper' : 'border-line hover:border-control',
              )}
            >
              {name}
              {count !== undefined && <span className="font-normal tabular-nums opacity-80">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

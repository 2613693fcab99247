import { Link } from '#web/ui/link.tsx';
import './tabs.css';

type ListTabsProps<List extends string> = {
  label: string;
  lists: readonly List[];
  shown: List;
  words: (list: List) => string;
};

/** The parts of a list, each with an address of its own. */
export function ListTabs<List extends string>({ label, lists, shown, words }: ListTabsProps<List>) {
  return (
    <nav aria-label={label} className="tabs *:aria-[current]:[scroll-initial-target:nearest]">
      {lists.map((list) => (
        <Link
          key={list}
          to={{ search: `?list=${list}` }}
          aria-current={list === shown ? 'page' : undefined}
          className="tab"
        >
          {words(list)}
        </Link>
      ))}
    </nav>
  );
}

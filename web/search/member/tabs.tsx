import { NavLink } from 'react-router';
import { findTexts as texts } from '#web/people/texts/en/find.ts';
import '#web/ground/member/tabs.css';

/** The searches, and behind them pages of the member's own that belong to what is found. */
export function FindTabs({ tabs }: { tabs: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={texts.tabs}>
      <ul className="find-tabs">
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} prefetch="intent" className="tab aria-[current]:[scroll-initial-target:nearest]">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

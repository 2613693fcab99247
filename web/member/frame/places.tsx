import { NavLink } from 'react-router';
import { frameTexts as texts } from '#texts/frame.ts';
import { paths } from '../../paths.ts';

/** The rooms there are. Those that are to come are not shown before they work. */
const rooms = [
  { to: paths.dashboard, label: texts.today },
  { to: paths.you, label: texts.you },
];

export function Places({ more }: { more: readonly { label: string; path: string }[] }) {
  return (
    <ul className="work-places">
      {[...rooms, ...more.map(({ label, path }) => ({ to: path, label }))].map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} prefetch="intent" className="work-place">
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

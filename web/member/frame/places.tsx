import { NavLink } from 'react-router';
import type { FurtherPlace } from '#contract/places.ts';
import { frameTexts as texts } from '#texts/frame.ts';
import { paths } from '../../paths.ts';

/** The rooms there are. Those that are to come are not shown before they work. */
const rooms = [
  { to: paths.dashboard, label: texts.today },
  { to: paths.you, label: texts.you },
];

/** To those that only some have. Looking at one is written down, so no pointer that passes by fetches it. */
const furtherRooms = { desk: paths.enquiries } satisfies Record<FurtherPlace, string>;

export function Places({ more }: { more: readonly FurtherPlace[] }) {
  return (
    <ul className="work-places">
      {rooms.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} prefetch="intent" className="work-place">
            {label}
          </NavLink>
        </li>
      ))}
      {more.map((place) => (
        <li key={place}>
          <NavLink to={furtherRooms[place]} className="work-place">
            {texts.further[place]}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

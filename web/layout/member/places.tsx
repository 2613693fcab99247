import { NavLink, useLocation } from 'react-router';
import type { AgedRoom, FurtherPlace } from '#contract/today/frame-calls.ts';
import { deskPaths } from '#web/desk-paths.ts';
import { number } from '#web/ground/texts/amounts.ts';
import { frameTexts as texts } from '#web/layout/texts/en/frame.ts';
import { paths } from '#web/paths.ts';
import './places.css';
import { Link } from '#web/ui/link.tsx';

type Place = { to: string; label: string; holds: readonly string[]; room?: AgedRoom; counts?: true };

/** The rooms there are. Those that are to come are not shown before they work. */
const all: readonly Place[] = [
  { to: paths.dashboard, label: texts.today, holds: [`${paths.dashboard}/`] },
  {
    to: paths.findOpportunities,
    label: texts.find,
    room: 'find',
    holds: [`${paths.find}/`, paths.saved, paths.ownApplications, `${paths.opportunities}/`],
  },
  { to: paths.saved, label: texts.saved, room: 'saved', holds: [`${paths.find}/`] },
  {
    to: paths.ownProjects,
    label: texts.projects,
    room: 'projects',
    holds: [`${paths.ownProjects}/`, paths.ownOpportunities],
  },
  {
    to: paths.messages,
    label: texts.messages,
    room: 'messages',
    holds: [`${paths.messages}/`],
    counts: true,
  },
  {
    to: paths.you,
    label: texts.you,
    holds: [
      ...[`${paths.you}/`, paths.settings, paths.birthDate, paths.verification, paths.ownAgreements],
      paths.judgedCase(''),
    ],
  },
];

/** To those that only some have. Looking at one is written down, so no pointer that passes by fetches it. */
export const furtherRooms = { desk: deskPaths.enquiries } satisfies Record<FurtherPlace, string>;

type PlacesProps = { more: readonly FurtherPlace[]; rooms: readonly AgedRoom[]; unread: number };

export function Places({ more, rooms, unread }: PlacesProps) {
  const { pathname } = useLocation();
  return (
    <ul className="work-places">
      {placesIn(rooms).map(({ to, label, holds, counts }) => (
        <li key={to}>
          <Link
            to={to}
            prefetch="intent"
            className="work-place"
            aria-label={counts && unread > 0 ? texts.unread(unread) : undefined}
            aria-current={
              pathname === to ? 'page' : holds.some((path) => pathname.startsWith(path)) || undefined
            }
          >
            {label}
            {counts && unread > 0 && (
              <span aria-hidden="true" className="work-place-count">
                {number(unread)}
              </span>
            )}
          </Link>
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

function placesIn(rooms: readonly AgedRoom[]): Place[] {
  return all.filter(({ room }) => !room || rooms.includes(room));
}

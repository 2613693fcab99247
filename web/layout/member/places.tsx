import { NavLink, useLocation } from 'react-router';
import { accountPaths } from '#contract/accounts/paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { applicationPaths } from '#contract/applications/paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { savedSearchPaths } from '#contract/saved-searches/paths.ts';
import { searchPaths } from '#contract/search/paths.ts';
import type { AgedRoom, FurtherPlace } from '#contract/today/frame-calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import { number } from '#web/ground/texts/amounts.ts';
import { frameTexts as texts } from '#web/layout/texts/en/frame.ts';
import './places.css';
import { Link } from '#web/ui/link.tsx';

type Place = { to: string; label: string; holds: readonly string[]; room?: AgedRoom; counts?: true };

/** The pages of the navigation. A page that does not work yet is not listed. */
const all: readonly Place[] = [
  { to: todayPaths.dashboard, label: texts.today, holds: [`${todayPaths.dashboard}/`] },
  {
    to: opportunityPaths.findOpportunities,
    label: texts.find,
    room: 'find',
    holds: [
      `${searchPaths.find}/`,
      savedSearchPaths.saved,
      applicationPaths.ownApplications,
      `${opportunityPaths.opportunities}/`,
    ],
  },
  { to: savedSearchPaths.saved, label: texts.saved, room: 'saved', holds: [`${searchPaths.find}/`] },
  {
    to: projectPaths.ownProjects,
    label: texts.projects,
    room: 'projects',
    holds: [`${projectPaths.ownProjects}/`, opportunityPaths.ownOpportunities],
  },
  {
    to: conversationPaths.messages,
    label: texts.messages,
    room: 'messages',
    holds: [`${conversationPaths.messages}/`],
    counts: true,
  },
  {
    to: profilePaths.you,
    label: texts.you,
    holds: [
      ...[
        `${profilePaths.you}/`,
        accountPaths.settings,
        accountPaths.birthDate,
        verificationPaths.verification,
        agreementPaths.ownAgreements,
      ],
      casePaths.judgedCase(''),
    ],
  },
];

/** To those that only some have. Looking at one is written down, so no pointer that passes by fetches it. */
export const furtherRooms = { desk: enquiryDeskPaths.enquiries } satisfies Record<FurtherPlace, string>;

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

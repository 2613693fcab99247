import { Outlet, useLocation } from 'react-router';
import { deskPaths } from '#web/desk-paths.ts';
import { deskTexts as texts } from '#web/layout/texts/en/desk.ts';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/desk';
import { orLeave } from './over-line.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [orLeave];

const rooms: { to: string; label: string; below?: string }[] = [
  { to: deskPaths.enquiries, label: texts.rooms.enquiries, below: deskPaths.enquiry('') },
  { to: deskPaths.accounts, label: texts.rooms.accounts, below: deskPaths.account('') },
  { to: deskPaths.guardianRefusals, label: texts.rooms.guardians },
  {
    to: deskPaths.verifications,
    label: texts.rooms.verifications,
    below: deskPaths.reviewedVerification(''),
  },
  { to: deskPaths.disputes, label: texts.rooms.disputes, below: deskPaths.dispute('') },
  { to: deskPaths.cases, label: texts.rooms.cases, below: deskPaths.case('') },
  {
    to: deskPaths.deskOpportunities,
    label: texts.rooms.opportunities,
    below: deskPaths.deskOpportunity(''),
  },
  { to: deskPaths.deskProjects, label: texts.rooms.projects, below: deskPaths.deskProject('') },
  { to: deskPaths.academicDomains, label: texts.rooms.academicDomains },
  { to: deskPaths.contestedCauses, label: texts.rooms.causes },
  { to: deskPaths.letters, label: texts.rooms.letters },
  { to: deskPaths.ledgers, label: texts.rooms.ledgers },
  { to: deskPaths.log, label: texts.rooms.log },
];

/** The rooms of the desk. Looking at one is written down, so no link fetches a page before it is followed. */
export default function Desk() {
  const { pathname } = useLocation();
  return (
    <div className="grid grid-cols-1 gap-6">
      <nav aria-label={texts.title} className="border-b border-line pb-2">
        <ul className="-mx-3 flex flex-wrap">
          {rooms.map(({ to, label, below }) => (
            <li key={to}>
              <Link
                to={to}
                className="nav-entry"
                aria-current={pathname === to || (below && pathname.startsWith(below)) ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}

import { Outlet, useLocation } from 'react-router';
import { deskTexts as texts } from '#texts/desk.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

const rooms: { to: string; label: string; below?: string }[] = [
  { to: paths.enquiries, label: texts.rooms.enquiries, below: paths.enquiry('') },
  { to: paths.accounts, label: texts.rooms.accounts, below: paths.account('') },
  { to: paths.guardianRefusals, label: texts.rooms.guardians },
  {
    to: paths.verifications,
    label: texts.rooms.verifications,
    below: paths.reviewedVerification(''),
  },
  { to: paths.cases, label: texts.rooms.cases, below: paths.case('') },
  {
    to: paths.deskOpportunities,
    label: texts.rooms.opportunities,
    below: paths.deskOpportunity(''),
  },
  { to: paths.deskProjects, label: texts.rooms.projects, below: paths.deskProject('') },
  { to: paths.academicDomains, label: texts.rooms.academicDomains },
  { to: paths.letters, label: texts.rooms.letters },
  { to: paths.log, label: texts.rooms.log },
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

import { Outlet, useLocation } from 'react-router';
import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { agreementDeskPaths } from '#contract/agreements/desk-paths.ts';
import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { emailDeskPaths } from '#contract/emails/desk-paths.ts';
import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { ledgerDeskPaths } from '#contract/ledger/desk-paths.ts';
import { mentorDeskPaths } from '#contract/mentors/desk-paths.ts';
import { opportunityDeskPaths } from '#contract/opportunities/desk-paths.ts';
import { projectDeskPaths } from '#contract/projects/desk-paths.ts';
import { supervisionDeskPaths } from '#contract/supervision/desk-paths.ts';
import { verificationDeskPaths } from '#contract/verifications/desk-paths.ts';
import { deskTexts as texts } from '#web/layout/texts/en/desk.ts';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/desk';
import { orLeave } from './over-line.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [orLeave];

const rooms: { to: string; label: string; below?: string }[] = [
  { to: enquiryDeskPaths.enquiries, label: texts.rooms.enquiries, below: enquiryDeskPaths.enquiry('') },
  { to: accountDeskPaths.accounts, label: texts.rooms.accounts, below: accountDeskPaths.account('') },
  { to: supervisionDeskPaths.guardianRefusals, label: texts.rooms.guardians },
  {
    to: verificationDeskPaths.verifications,
    label: texts.rooms.verifications,
    below: verificationDeskPaths.reviewedVerification(''),
  },
  { to: agreementDeskPaths.disputes, label: texts.rooms.disputes, below: agreementDeskPaths.dispute('') },
  { to: caseDeskPaths.cases, label: texts.rooms.cases, below: caseDeskPaths.case('') },
  {
    to: opportunityDeskPaths.deskOpportunities,
    label: texts.rooms.opportunities,
    below: opportunityDeskPaths.deskOpportunity(''),
  },
  {
    to: mentorDeskPaths.deskMentors,
    label: texts.rooms.mentors,
    below: mentorDeskPaths.deskMentorReview(''),
  },
  { to: projectDeskPaths.deskProjects, label: texts.rooms.projects, below: projectDeskPaths.deskProject('') },
  { to: verificationDeskPaths.academicDomains, label: texts.rooms.academicDomains },
  { to: agreementDeskPaths.contestedCauses, label: texts.rooms.causes },
  { to: emailDeskPaths.letters, label: texts.rooms.letters },
  { to: ledgerDeskPaths.ledgers, label: texts.rooms.ledgers },
  { to: administrationDeskPaths.log, label: texts.rooms.log },
];

/** The pages of the desk. Each visit is logged, so no link fetches a page before it is followed. */
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

import { NavLink, useLocation } from 'react-router';
import { accountPaths } from '#contract/accounts/paths.ts';
import { applicationPaths } from '#contract/applications/paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { savedSearchPaths } from '#contract/saved-searches/paths.ts';
import { searchPaths } from '#contract/search/paths.ts';
import type { AgedModule, FurtherPage } from '#contract/today/layout-calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import { number } from '#web/ground/texts/amounts.ts';
import { layoutTexts as texts } from '#web/layout/texts/en/layout.ts';
import './navigation.css';
import { Link } from '#web/ui/link.tsx';

type NavigationLink = {
  to: string;
  label: string;
  holds: readonly string[];
  module?: AgedModule;
  counts?: true;
};

/** The pages of the navigation. A page that does not work yet is not listed. The first that holds an address is the current one. */
const all: readonly NavigationLink[] = [
  { to: todayPaths.dashboard, label: texts.today, holds: [`${todayPaths.dashboard}/`] },
  {
    to: opportunityPaths.findOpportunities,
    label: texts.find,
    module: 'find',
    holds: [
      `${searchPaths.find}/`,
      savedSearchPaths.saved,
      applicationPaths.ownApplications,
      innerCofounderPaths.ownSearch,
      `${opportunityPaths.opportunities}/`,
    ],
  },
  { to: savedSearchPaths.saved, label: texts.saved, module: 'saved', holds: [`${searchPaths.find}/`] },
  {
    to: projectPaths.ownProjects,
    label: texts.projects,
    module: 'projects',
    holds: [`${projectPaths.ownProjects}/`, opportunityPaths.ownOpportunities],
  },
  {
    to: conversationPaths.messages,
    label: texts.messages,
    module: 'messages',
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
        rightsPaths.rights,
      ],
      casePaths.judgedCase(''),
      // All of a member's own that no place above holds: mentoring, introductions, agreements and so on.
      '/my/',
    ],
  },
];

/** The addresses of those that only some have. Looking at one is written down, so no pointer that passes by fetches it. */
export type FurtherPaths = { [Page in FurtherPage]?: string | undefined };

type NavigationProps = { more: FurtherPaths; rooms: readonly AgedModule[]; unread: number };

export function Navigation({ more, rooms: modules, unread }: NavigationProps) {
  const { pathname } = useLocation();
  const links = linksIn(modules);
  const current = links.find(
    ({ to, holds }) => pathname === to || holds.some((path) => pathname.startsWith(path)),
  );
  return (
    <ul className="work-places">
      {links.map(({ to, label, counts }) => (
        <li key={to}>
          <Link
            to={to}
            prefetch="intent"
            className="work-place"
            aria-current={pathname === to ? 'page' : current?.to === to || undefined}
          >
            {counts && unread > 0 ? <CountedLabel label={label} unread={unread} /> : label}
          </Link>
        </li>
      ))}
      {more.desk && (
        <li>
          <NavLink to={more.desk} className="work-place">
            {texts.further.desk}
          </NavLink>
        </li>
      )}
    </ul>
  );
}

/** Read aloud as one sentence; shown as a word and a number. */
function CountedLabel({ label, unread }: { label: string; unread: number }) {
  return (
    <>
      <span className="sr-only">{texts.unread(unread)}</span>
      <span aria-hidden="true">{label}</span>
      <span aria-hidden="true" className="work-place-count">
        {number(unread)}
      </span>
    </>
  );
}

function linksIn(modules: readonly AgedModule[]): NavigationLink[] {
  return all.filter(({ module }) => !module || modules.includes(module));
}

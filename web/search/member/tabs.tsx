import { NavLink } from 'react-router';
import { mentorPaths } from '#contract/mentors/paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { mentorTabText } from '#web/mentors/texts/en/tab.ts';
import { findOpportunitiesTexts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { findTexts as texts } from '#web/people/texts/en/people.ts';
import '#web/ground/member/tabs.css';

/** The searches. A search that does not work yet is not shown. */
const tabs = [
  { to: opportunityPaths.findOpportunities, label: findOpportunitiesTexts.tab },
  { to: peoplePaths.findPeople, label: texts.people },
  { to: projectPaths.findProjects, label: texts.projects },
  { to: mentorPaths.findMentors, label: mentorTabText },
];

/** `more`: pages of the member's own that belong to what is found. */
export function FindTabs({ more = [] }: { more?: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={texts.tabs}>
      <ul className="find-tabs">
        {[...tabs, ...more].map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} prefetch="intent" className="tab">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

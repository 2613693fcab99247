import { type LoaderFunctionArgs, redirect } from 'react-router';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';

/** The first of the tabs, or the one of people, with the same filters. */
export function loader({ url }: LoaderFunctionArgs) {
  const tab =
    url.pathname === peoplePaths.people ? peoplePaths.findPeople : opportunityPaths.findOpportunities;
  throw redirect(tab + url.search, 302);
}

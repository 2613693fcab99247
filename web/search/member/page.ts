import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** The first of the tabs, or the one of people, with the same filters. */
export function loader({ url }: LoaderFunctionArgs) {
  const tab = url.pathname === paths.people ? paths.findPeople : paths.findOpportunities;
  throw redirect(tab + url.search, 302);
}

import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '../../paths.ts';

/** The first of the tabs, with the same filters. */
export function loader({ url }: LoaderFunctionArgs) {
  throw redirect(paths.findPeople + url.search, 302);
}

import { data } from 'react-router';
import { home } from '#texts/home.ts';
import { paths } from '../paths.ts';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/unknown';
import Home from './home.tsx';

export function loader() {
  return data(null, { status: 404 });
}

/** What a followed link leads to is for the server to say: the browser knows only the pages it was told of. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  location.assign(request.url);
  // Until the browser has left.
  return new Promise<null>(() => {});
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: home.title,
    description: home.description,
    path: paths.home,
    noindex: true,
  });

/** An unknown address shows the home page, and tells machines that it is none. */
export default function Unknown() {
  return <Home />;
}

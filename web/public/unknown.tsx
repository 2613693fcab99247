import { data } from 'react-router';
import { home } from '../content/home.ts';
import { paths } from '../paths.ts';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/unknown';
import Home from './home.tsx';

export function loader() {
  return data(null, { status: 404 });
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

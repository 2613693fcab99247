import { cookies } from '#texts/cookies.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import type { Route } from './+types/cookies';
import { LegalPage } from './legal-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: cookies.title,
    description: cookies.description,
    path: paths.cookies,
    image: '/share/cookies.png',
  });

export default function Cookies() {
  return <LegalPage text={cookies} />;
}

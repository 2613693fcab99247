import { security } from '#texts/security.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import type { Route } from './+types/security';
import { LegalPage } from './legal-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: security.title,
    description: security.description,
    path: paths.security,
    image: '/share/security.png',
  });

export default function Security() {
  return <LegalPage text={security} />;
}

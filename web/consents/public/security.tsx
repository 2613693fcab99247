import { security } from '#web/consents/texts/en/security.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/seo.ts';
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

import { consentPaths } from '#contract/consents/paths.ts';
import { security } from '#web/consents/texts/en/security.ts';
import { pageMeta } from '#web/seo.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import type { Route } from './+types/security';
import { LegalPage } from './legal-page.tsx';

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: security.title,
    description: security.description,
    path: consentPaths.security,
    image: '/share/security.png',
  });

export default function Security() {
  return <LegalPage text={security} />;
}

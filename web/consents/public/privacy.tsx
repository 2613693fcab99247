import { consentPaths } from '#contract/consents/paths.ts';
import { privacy } from '#web/consents/texts/en/privacy.ts';
import { pageMeta } from '#web/seo.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import type { Route } from './+types/privacy';
import { LegalPage } from './legal-page.tsx';

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: privacy.title,
    description: privacy.description,
    path: consentPaths.privacy,
    image: '/share/privacy.png',
  });

export default function Privacy() {
  return <LegalPage text={privacy} />;
}

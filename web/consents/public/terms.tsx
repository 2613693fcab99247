import { consentPaths } from '#contract/consents/paths.ts';
import { terms } from '#web/consents/texts/en/terms.ts';
import { pageMeta } from '#web/seo.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import type { Route } from './+types/terms';
import { LegalPage } from './legal-page.tsx';

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: terms.title,
    description: terms.description,
    path: consentPaths.terms,
    image: '/share/terms.png',
  });

export default function Terms() {
  return <LegalPage text={terms} />;
}

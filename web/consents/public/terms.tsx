import { terms } from '#web/consents/texts/en/terms.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/seo.ts';
import type { Route } from './+types/terms';
import { LegalPage } from './legal-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: terms.title,
    description: terms.description,
    path: paths.terms,
    image: '/share/terms.png',
  });

export default function Terms() {
  return <LegalPage text={terms} />;
}

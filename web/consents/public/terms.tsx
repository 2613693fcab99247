import { consentPaths } from '#contract/consents/paths.ts';
import { loadText } from '#web/legal-texts/load-text.ts';
import { TextPage } from '#web/legal-texts/public/text-page.tsx';
import { pageMeta } from '#web/seo.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import type { Route } from './+types/terms';

export const headers = keptForAll;

export const loader = (args: Route.LoaderArgs) => loadText(args, 'terms');

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.words.title ?? '',
    description: loaderData?.words.description ?? '',
    path: consentPaths.terms,
    image: '/share/terms.png',
  });

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}

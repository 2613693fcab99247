import { loadText } from '#web/legal-texts/load-text.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import type { Route } from './+types/terms-version';
import { TextPage } from './text-page.tsx';
import { versionMeta } from './version-meta.ts';

export const headers = keptForAll;

export const loader = (args: Route.LoaderArgs) => loadText(args, 'terms');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => versionMeta(matches, loaderData);

export default function TermsVersion({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}

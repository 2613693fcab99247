import { loadText } from '#web/legal-texts/load-text.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import type { Route } from './+types/notice-version';
import { TextPage } from './text-page.tsx';
import { versionMeta } from './version-meta.ts';

export const headers = keptForAll;

export const loader = (args: Route.LoaderArgs) => loadText(args, 'notice');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => versionMeta(matches, loaderData);

export default function NoticeVersion({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}

import { consentPaths } from '#contract/consents/paths.ts';
import { getGrievanceOfficer } from '#contract/rights/calls.ts';
import { loadText } from '#web/legal-texts/load-text.ts';
import { TextPage } from '#web/legal-texts/public/text-page.tsx';
import { Officer } from '#web/rights/shown/officer.tsx';
import { pageMeta } from '#web/seo.ts';
import { askForAll } from '#web/site/public/ask-for-all.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import type { Route } from './+types/privacy';

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.text.words.title ?? '',
    description: loaderData?.text.words.description ?? '',
    path: consentPaths.privacy,
    image: '/share/privacy.png',
  });

/** Whom the settings name does not change while the server runs. */
export async function loader(args: Route.LoaderArgs) {
  const { officer } = await askForAll(args.context, getGrievanceOfficer, {});
  return { officer, text: await loadText(args, 'privacy') };
}

export default function Privacy({ loaderData: { officer, text } }: Route.ComponentProps) {
  return <TextPage text={text}>{officer && <Officer officer={officer} />}</TextPage>;
}

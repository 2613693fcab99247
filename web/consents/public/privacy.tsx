import { consentPaths } from '#contract/consents/paths.ts';
import { getGrievanceOfficer } from '#contract/rights/calls.ts';
import { privacy } from '#web/consents/texts/en/privacy.ts';
import { ask } from '#web/page-context.ts';
import { Officer } from '#web/rights/shown/officer.tsx';
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

/** Whom the settings name; they do not change while the server runs. */
export async function loader({ context }: Route.LoaderArgs) {
  const { officer } = await ask(context, getGrievanceOfficer, {});
  return { officer };
}

export default function Privacy({ loaderData: { officer } }: Route.ComponentProps) {
  return <LegalPage text={privacy}>{officer && <Officer officer={officer} />}</LegalPage>;
}

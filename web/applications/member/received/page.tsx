import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { receivedTexts as texts } from '#web/applications/texts/en/received-applications.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { unnamed } from '#web/people/texts/en/unnamed.ts';
import { pageMeta } from '#web/seo.ts';
import { onTouch } from '#web/takeover/on-touch.tsx';
import '#web/conversations/member/messages.css';
import type { Route } from './+types/page';

export { shouldRevalidate } from '#web/forms/conflict-shows-changes.ts';
export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.application,
  up: { to: ({ id = '' }) => innerApplicationPaths.receivedApplications(id), label: texts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? loaderData.application.person.name || unnamed : texts.application,
    description: texts.description,
    path: opportunityPaths.ownOpportunities,
    noindex: true,
  });

/** An application as an owner sees it. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <Body loaderData={loaderData} />;
}

const Body = onTouch(import.meta.env.SSR ? await import('./body.tsx') : () => import('./body.tsx'));

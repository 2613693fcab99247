import { applicationPaths } from '#contract/applications/paths.ts';
import { sentTexts as texts } from '#web/applications/texts/en/applications.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { onTouch } from '#web/takeover/on-touch.tsx';
import '#web/conversations/member/messages.css';
import type { Route } from './+types/page';

export { shouldRevalidate } from '#web/forms/conflict-shows-changes.ts';
export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.application,
  up: { to: applicationPaths.ownApplications, label: texts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.application.opportunity.title ?? texts.application,
    description: texts.description,
    path: applicationPaths.ownApplications,
    noindex: true,
  });

/** An application as its applicant sees it. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <Body loaderData={loaderData} />;
}

const Body = onTouch(import.meta.env.SSR ? await import('./body.tsx') : () => import('./body.tsx'));

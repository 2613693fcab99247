import { applicationPaths } from '#web/application-paths.ts';
import { receivedTexts as texts } from '#web/applications/texts/en/received-applications.ts';
import type { PageHandle } from '#web/layout/member/frame.tsx';
import { paths } from '#web/paths.ts';
import { unnamed } from '#web/people/texts/en/unnamed.ts';
import { pageMeta } from '#web/seo.ts';
import { onTouch } from '#web/takeover/on-touch.tsx';
import '#web/conversations/member/messages.css';
import type { Route } from './+types/page';

export { shouldRevalidate } from '#web/forms/conflict-shows-anew.ts';
export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.application,
  up: { to: ({ id = '' }) => applicationPaths.receivedApplications(id), label: texts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? loaderData.application.person.name || unnamed : texts.application,
    description: texts.description,
    path: paths.ownOpportunities,
    noindex: true,
  });

/** An application as an owner sees it. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <Body loaderData={loaderData} />;
}

const Body = onTouch(import.meta.env.SSR ? await import('./body.tsx') : () => import('./body.tsx'));

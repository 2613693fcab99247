import { receivedTexts as texts } from '#texts/received-applications.ts';
import { unnamed } from '#texts/unnamed.ts';
import { applicationPaths } from '../../../application-paths.ts';
import { paths } from '../../../paths.ts';
import { pageMeta } from '../../../seo.ts';
import { onTouch } from '../../../takeover/on-touch.tsx';
import type { PageHandle } from '../../frame/frame.tsx';
import '../../messages/messages.css';
import type { Route } from './+types/page';

export { shouldRevalidate } from '../../../forms/conflict-shows-anew.ts';
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

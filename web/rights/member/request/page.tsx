import { rightsPaths } from '#contract/rights/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { rightsTexts, requestTexts as texts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { RequestView } from '../request-view.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: rightsTexts.requestsTitle,
  up: { to: rightsPaths.rights, label: rightsTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: rightsTexts.requestsTitle,
    description: rightsTexts.description,
    path: rightsPaths.rights,
    noindex: true,
  });

/** A request or complaint of the member. */
export default function OwnRequest({ loaderData: { request } }: Route.ComponentProps) {
  return (
    <article className="grid max-w-text grid-cols-1 gap-6">
      <h1 className="text-work">{texts.one(request.number)}</h1>
      <RequestView request={request} />
    </article>
  );
}

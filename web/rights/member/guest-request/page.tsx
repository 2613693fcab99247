import { sitePaths } from '#contract/site/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { guestTexts, requestTexts as texts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { RequestView } from '../request-view.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: guestTexts.title,
    description: guestTexts.description,
    path: sitePaths.home,
    noindex: true,
  });

/** A request of a person without an account, who has its secret from the page or the email. */
export default function GuestRequest({ loaderData: { request } }: Route.ComponentProps) {
  return (
    <NarrowPage title={texts.one(request.number)} seed="rights">
      <div className="grid gap-6">
        <RequestView request={request} />
      </div>
    </NarrowPage>
  );
}

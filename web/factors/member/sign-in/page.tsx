import { accountPaths } from '#contract/accounts/paths.ts';
import { factorPaths } from '#contract/factors/paths.ts';
import LossNote from '#web/factors/shown/loss-note.tsx';
import { signInTexts as texts } from '#web/factors/texts/en/factors.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import type { Route } from './+types/page';
import { AddApp } from './add-app.tsx';
import { AppRow } from './app-row.tsx';
import { ConnectApp } from './connect-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.shortTitle,
  up: { to: accountPaths.settings, label: layoutTexts.settings },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: factorPaths.signIn,
    noindex: true,
  });

const mostApps = 3;

/** The authenticator apps and the recovery codes of the account. */
export default function SignIn({ loaderData }: Route.ComponentProps) {
  const { apps, pending, codesLeft, hasPassword, loss } = loaderData;
  const confirming = usePost(['confirm']);
  const making = usePost(['codes']);
  const removing = usePost(['remove']);
  const isOn = apps.length > 0;
  const shown = making.outcome?.about?.codes || confirming.outcome?.about?.codes || '';
  return (
    <div className="grid max-w-text gap-8">
      <div className="grid gap-3">
        <h1 className="text-work">{texts.pageTitle}</h1>
        <p>{texts.intro}</p>
      </div>
      <LossNote loss={loss} />
      {confirming.outcome?.done && (
        <Banner look="success">
          {texts.confirmed} {confirming.outcome.about?.codes && texts.othersEnded}
        </Banner>
      )}
      {removing.outcome?.done && <Banner look="success">{texts.removed}</Banner>}
      {isOn ? (
        <section aria-labelledby="apps">
          <h2 id="apps" className="text-heading">
            {texts.apps}
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {apps.map((app) => (
              <AppRow key={app.id} app={app} isLast={apps.length === 1} removing={removing} />
            ))}
          </ul>
        </section>
      ) : (
        <p>{texts.off}</p>
      )}
      {isOn && <RecoveryCodes left={codesLeft} shown={shown} post={making} />}
      {pending && <ConnectApp app={pending} post={confirming} />}
      {apps.length < mostApps ? (
        <AddApp asksPassword={hasPassword && !isOn} isFirst={!isOn && !pending} />
      ) : (
        <p>{texts.full}</p>
      )}
    </div>
  );
}

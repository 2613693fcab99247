import { useState } from 'react';
import { accountPaths } from '#contract/accounts/paths.ts';
import { factorPaths } from '#contract/factors/paths.ts';
import LossNote from '#web/factors/shown/loss-note.tsx';
import { signInTexts as texts } from '#web/factors/texts/en/factors.ts';
import { passkeyTexts } from '#web/factors/texts/en/passkeys.ts';
import type { Outcome } from '#web/forms/outcome.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { usePost } from '#web/forms/use-post.tsx';
import { day } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';
import { AddApp } from './add-app.tsx';
import { ConnectApp } from './connect-app.tsx';
import { FactorRow } from './factor-row.tsx';
import { AddPasskey } from './passkeys.tsx';
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

const [mostApps, mostPasskeys] = [3, 10];

/** The authenticator apps, the passkeys and the recovery codes of the account. */
export default function SignIn({ loaderData }: Route.ComponentProps) {
  const { apps, passkeys, pending, codesLeft, hasPassword, loss, requiredFrom } = loaderData;
  const [added, setAdded] = useState<Outcome | null>(null);
  const beginning = usePost(['begin']);
  const confirming = usePost(['confirm']);
  const making = usePost(['codes']);
  const removing = usePost(['remove']);
  const count = apps.length + passkeys.length;
  const isOn = count > 0;
  const shown = making.outcome?.about?.codes || confirming.outcome?.about?.codes || added?.about?.codes || '';
  const removeHint = count === 1 ? texts.removeLast : texts.removeHint;
  return (
    <div className="grid max-w-text gap-8">
      <div className="grid gap-3">
        <h1 className="text-work">{texts.pageTitle}</h1>
        <p>{texts.intro}</p>
      </div>
      {requiredFrom && <Banner look="note">{texts.required(day(requiredFrom))}</Banner>}
      <LossNote loss={loss} />
      {added && (
        <OutcomeBanner look="success" of={added}>
          {passkeyTexts.added} {added.about?.codes && texts.othersEnded}
        </OutcomeBanner>
      )}
      {confirming.outcome?.done && (
        <OutcomeBanner look="success" of={confirming.outcome}>
          {texts.confirmed} {confirming.outcome.about?.codes && texts.othersEnded}
        </OutcomeBanner>
      )}
      {removing.outcome?.done && (
        <OutcomeBanner look="success" of={removing.outcome}>
          {texts.removed}
        </OutcomeBanner>
      )}
      {apps.length > 0 && (
        <section aria-labelledby="apps">
          <h2 id="apps" className="text-heading">
            {texts.apps}
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {apps.map((app) => (
              <FactorRow
                key={app.id}
                factor={app}
                words={{ remove: texts.remove, removeHint }}
                removing={removing}
              />
            ))}
          </ul>
        </section>
      )}
      {!isOn && <p>{texts.off}</p>}
      {isOn && <RecoveryCodes left={codesLeft} shown={shown} post={making} />}
      {pending && <ConnectApp app={pending} begun={beginning.outcome} post={confirming} />}
      {apps.length < mostApps ? (
        <AddApp post={beginning} asksPassword={hasPassword && !isOn} isFirst={!isOn && !pending} />
      ) : (
        <p>{texts.full}</p>
      )}
      <section aria-labelledby="passkeys" className="grid gap-3">
        <h2 id="passkeys" className="text-heading">
          {passkeyTexts.title}
        </h2>
        <p>{passkeyTexts.what}</p>
        {passkeys.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {passkeys.map(({ worksHere, ...passkey }) => (
              <FactorRow
                key={passkey.id}
                factor={passkey}
                words={{
                  remove: texts.removePasskey,
                  removeHint,
                  ...(!worksHere && { note: passkeyTexts.elsewhere }),
                }}
                removing={removing}
              />
            ))}
          </ul>
        )}
        {passkeys.length < mostPasskeys ? (
          <AddPasskey asksPassword={hasPassword && !isOn} onAdded={setAdded} />
        ) : (
          <p>{passkeyTexts.full}</p>
        )}
      </section>
    </div>
  );
}

import { accountPaths } from '#contract/accounts/paths.ts';
import { blockPaths } from '#contract/blocks/rare-paths.ts';
import { factorPaths } from '#contract/factors/paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { settingsTexts as texts } from '#web/accounts/texts/en/settings.ts';
import { blockTexts } from '#web/blocks/texts/en/blocks.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { MailWaysLink } from './mail-ways-link.tsx';
import { News } from './news.tsx';
import { OwnData } from './own-data.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: layoutTexts.settings,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: layoutTexts.settings,
    description: texts.description,
    path: accountPaths.settings,
    noindex: true,
  });

/** Who can get into the account, what mail comes from it, and what becomes of its data. */
export default function Settings({ loaderData }: Route.ComponentProps) {
  const { email, hasPassword, devices, wantsNews, leavesAt, emailCode, deletionCode, owed, isProven } =
    loaderData;
  return (
    <div className="grid grid-cols-1 max-w-text gap-10">
      <h1 className="text-work">{layoutTexts.settings}</h1>
      <section aria-labelledby="security" className="grid gap-6">
        <h2 id="security" className="text-heading">
          {texts.security}
        </h2>
        <Devices devices={devices} />
        <ChangeEmail hasPassword={hasPassword} code={emailCode} />
        <ChangePassword email={email} hasPassword={hasPassword} />
        <TextLink to={factorPaths.signIn} className="inline-flex min-h-11 items-center justify-self-start">
          {texts.secondStep}
        </TextLink>
      </section>
      <section aria-labelledby="blocked">
        <h2 id="blocked" className="text-heading">
          {blockTexts.listTitle}
        </h2>
        <TextLink to={blockPaths.blockedPeople} className="inline-flex min-h-11 items-center">
          {texts.blocked}
        </TextLink>
      </section>
      <MailWaysLink />
      {wantsNews !== null && <News isGiven={wantsNews} />}
      <OwnData
        email={email}
        hasPassword={hasPassword}
        leavesAt={leavesAt}
        code={deletionCode}
        owed={owed}
        isProven={isProven}
      />
    </div>
  );
}

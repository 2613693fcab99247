import { agreementPaths } from '#contract/agreements/paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { ownDataTexts } from '#web/accounts/texts/en/settings.ts';
import { committeeText } from '#web/cases/texts/en/committee.ts';
import { judgedTexts, outcomeText, suspendedTexts as texts } from '#web/cases/texts/en/reports.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { Download } from '#web/own-data/member/download.tsx';
import { pageMeta } from '#web/seo.ts';
import { LogOutButton } from '#web/shell/log-out-button.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { AppealForm } from '../judged/judged-view.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: sitePaths.home,
    noindex: true,
  });

/** The only page that a suspended member can open. */
export default function Suspended({ loaderData: { suspension, isProven, links } }: Route.ComponentProps) {
  const { reason, also, until, appealUntil, appealedAt, appeal, answeredAt, answer } = suspension;
  return (
    <NarrowPage title={texts.title} intro={until ? texts.until(until) : texts.noEnd} seed="suspended">
      <div className="grid gap-8">
        <section aria-labelledby="reason">
          <h2 id="reason" className="text-heading">
            {texts.reason}
          </h2>
          <p className="mt-1 break-words whitespace-pre-wrap">{reason}</p>
          {also.length > 0 && (
            <p className="mt-2">
              {texts.also}: {also.map((one) => outcomeText('', one)).join(', ')}
            </p>
          )}
          <p className="mt-2 text-soft">{texts.means}</p>
        </section>
        {appealedAt ? (
          <section aria-labelledby="appealed" className="grid gap-2">
            <h2 id="appealed" className="text-heading">
              {judgedTexts.appeal}
            </h2>
            <p className="break-words whitespace-pre-wrap">{appeal}</p>
            {answeredAt ? (
              <Banner look="note">
                {judgedTexts.stands} {answer}
              </Banner>
            ) : (
              <p>{judgedTexts.appealed(appealedAt)}</p>
            )}
          </section>
        ) : appealUntil ? (
          <AppealForm until={appealUntil} />
        ) : (
          <p>{judgedTexts.over}</p>
        )}
        <p className="text-soft">{committeeText}</p>
        <p>
          <TextLink to={rightsPaths.complain} className="inline-flex min-h-11 items-center">
            {texts.complain}
          </TextLink>
        </p>
        <section aria-labelledby="own-data" className="grid justify-items-start gap-3">
          <h2 id="own-data" className="text-heading">
            {ownDataTexts.title}
          </h2>
          <p>{ownDataTexts.exportHint}</p>
          <Download isProven={isProven} />
        </section>
        <p>
          <TextLink to={agreementPaths.ownAgreements} className="inline-flex min-h-11 items-center">
            {texts.agreements}
          </TextLink>
        </p>
        {links.map(({ to, label }) => (
          <p key={to}>
            <TextLink to={to} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </p>
        ))}
        <LogOutButton look="quiet" label={texts.logOut} />
      </div>
    </NarrowPage>
  );
}

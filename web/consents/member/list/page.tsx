import { accountPaths } from '#contract/accounts/paths.ts';
import { innerConsentPaths } from '#contract/consents/rare-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { consentTexts as texts } from '#web/consents/texts/en/consents.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { rightsTexts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: rightsPaths.rights, label: rightsTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: innerConsentPaths.consents,
    noindex: true,
  });

type Shown = Route.ComponentProps['loaderData']['consents'][number];

/** The consents of the member and their guardian. Each ends here by one press, or says where it ends. */
export default function Consents({ loaderData: { consents } }: Route.ComponentProps) {
  const post = usePost(['withdraw']);
  return (
    <article className="grid max-w-text grid-cols-1 gap-8">
      <header>
        <h1 className="text-work">{texts.title}</h1>
        <p className="mt-2 text-soft">{texts.intro}</p>
      </header>
      {post.outcome?.done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done}
        </OutcomeBanner>
      )}
      <PostFault post={post} />
      {consents.length === 0 && <p className="text-soft">{texts.none}</p>}
      {consents.map((one) => (
        <section
          key={one.document}
          aria-labelledby={one.document}
          className="grid justify-items-start gap-2 border-t border-line pt-6"
        >
          <h2 id={one.document} className="text-heading">
            {one.name}
          </h2>
          <Badge look={one.isGiven ? 'patta' : 'neel'}>
            {one.isGiven ? texts.stateGiven : texts.stateWithdrawn}
          </Badge>
          {one.about && <p>{one.about}</p>}
          {one.reach && <p>{one.reach}</p>}
          <Times one={one} />
          {one.textPath ? (
            <a href={one.textPath} className="text-link inline-flex min-h-11 items-center justify-self-start">
              {one.textLine}
            </a>
          ) : (
            <p className="text-soft">{one.textLine}</p>
          )}
          <End one={one} post={post} />
          <p className="mt-1 text-small text-soft">{texts.receipts}</p>
          <ul>
            {one.steps.map(({ number, isGiven, at }) => (
              <li key={number}>
                <TextLink
                  to={innerConsentPaths.receipt(number)}
                  className="inline-flex min-h-11 items-center tabular-nums"
                >
                  {texts.receiptLine(isGiven, at, number)}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

function Times({ one: { givenAt, withdrawnAt } }: { one: Shown }) {
  return (
    <p className="text-small text-soft">
      {givenAt && texts.given(givenAt)}
      {givenAt && withdrawnAt && ' · '}
      {withdrawnAt && (givenAt ? texts.withdrawn(withdrawnAt) : texts.refused(withdrawnAt))}
    </p>
  );
}

function End({ one, post }: { one: Shown; post: ReturnType<typeof usePost> }) {
  if (one.ends === 'account')
    return (
      <div>
        <p>{texts.byAccount}</p>
        <TextLink to={`${accountPaths.settings}#own-data`} className="inline-flex min-h-11 items-center">
          {texts.giveUp}
        </TextLink>
      </div>
    );
  if (one.ends === 'guardian' || !one.canWithdraw) return one.isGiven && <p>{texts.byGuardian}</p>;
  if (!one.isGiven) return null;
  return (
    <PostForm post={post} intent="withdraw">
      <input type="hidden" name="document" value={one.document} />
      <Button type="submit" look="quiet" busy={post.busyWith === 'withdraw'}>
        {post.busyWith === 'withdraw' ? texts.withdrawing : texts.withdraw(one.name)}
      </Button>
    </PostForm>
  );
}

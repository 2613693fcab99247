import { creditOpportunityLimits as limits } from '#contract/credit-opportunities/limits.ts';
import { creditOpportunityPaths as paths } from '#contract/credit-opportunities/rare-paths.ts';
import type { AskedOpportunity } from '#contract/credit-opportunities/shapes.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { askedTexts as texts } from '#web/credit-opportunities/texts/en/credit.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, useOutcomeOfPage, usePost, useSharedOutcome } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: ({ slug = '' }) => paths.asked(slug), label: texts.title },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${texts.one}: ${loaderData.title}` : texts.one,
    description: texts.description,
    path: organisationPaths.ownOrganisations,
    noindex: true,
  });

const forms = 'answer';
const isWaiting = ({ state }: AskedOpportunity) => state === 'asked' || state === 'unanswered';

/** One opportunity that asks for credit, and the answer of the institution. */
export default function One({ loaderData: one }: Route.ComponentProps) {
  const before = useOutcomeOfPage();
  const outcome = useSharedOutcome(forms) ?? before;
  const done = outcome?.done as keyof typeof texts.done | undefined;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <p className="text-small break-words text-soft">{one.project}</p>
        <h1 className="text-work text-balance break-words hyphens-auto">{one.title}</h1>
      </div>
      {outcome && done && done in texts.done && (
        <OutcomeBanner look="success" of={outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      <div className="grid gap-1">
        <p className="font-semibold">{texts.state(one)}</p>
        {one.reason && (
          <p className="border-s-4 border-line ps-4 break-words whitespace-pre-wrap">{one.reason}</p>
        )}
        <p>{texts.says(one.given)}</p>
        <TextLink
          to={opportunityPaths.findOpportunity(one.opportunitySlug)}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.read}
        </TextLink>
      </div>
      {one.isOwn && <p className="text-soft">{texts.own}</p>}
      {one.canAnswer && (
        <>
          <Confirm key={`${one.version} ${one.terms}`} one={one} />
          {(isWaiting(one) || one.state === 'confirmed') && <No one={one} />}
        </>
      )}
    </div>
  );
}

function Confirm({ one }: { one: AskedOpportunity }) {
  const post = usePost(['confirm'], { shared: forms });
  const withRule = one.cohorts.filter(({ rule }) => rule !== null);
  const before = one.state === 'confirmed' ? one.hours : one.given;
  return (
    <section aria-labelledby="confirm" className="grid gap-4">
      <h2 id="confirm" className="text-heading">
        {one.state === 'confirmed' ? texts.change : texts.confirm}
      </h2>
      {withRule.length === 0 ? (
        <div>
          <p>{texts.noCohorts}</p>
          <TextLink
            to={rosterPaths.cohorts(one.organisation.slug)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.toCohorts}
          </TextLink>
        </div>
      ) : (
        <PostForm post={post} intent="confirm" className="grid gap-5">
          {!post.isAtFault('hours') && <PostFault post={post} />}
          <input type="hidden" name="version" value={one.version} />
          <input type="hidden" name="terms" value={one.terms} />
          <TextField
            {...post.field('hours', String(before))}
            label={texts.hours}
            hint={texts.hoursHint(one.given)}
            error={noteAt(post.fault, 'hours')}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-80"
            required
          />
          <fieldset className="grid gap-1">
            <legend className="font-semibold">{texts.cohorts}</legend>
            {withRule.map(({ $id, name, isChosen, rule }) => (
              <CheckboxField
                key={$id}
                name="cohorts"
                value={$id}
                label={name}
                hint={rule ? texts.rule(rule.hoursACredit, rule.mostCredits) : texts.noRule}
                defaultChecked={isChosen || withRule.length === 1}
              />
            ))}
          </fieldset>
          <p className="text-small text-soft">{texts.void}</p>
          <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
            {texts.confirmButton}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

/** Declines what is asked, or takes back what is confirmed. */
function No({ one }: { one: AskedOpportunity }) {
  const intent = one.state === 'confirmed' ? 'takeBack' : 'decline';
  const post = usePost(['decline', 'takeBack'], { shared: forms });
  return (
    <section aria-labelledby="no" className="grid gap-4 border-t border-line pt-6">
      <div>
        <h2 id="no" className="text-heading">
          {texts[intent]}
        </h2>
        <p className="mt-1 text-soft">{intent === 'takeBack' ? texts.takeBackHow : texts.declineHow}</p>
      </div>
      <PostForm post={post} intent={intent} className="grid gap-4">
        {!post.isAtFault('reason') && <PostFault post={post} />}
        <CountedArea
          {...post.field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          most={limits.reason}
          error={noteAt(post.fault, 'reason')}
          rows={3}
          optional
        />
        <Button type="submit" look="quiet" busy={post.busyWith !== null} className="justify-self-start">
          {texts[intent]}
        </Button>
      </PostForm>
    </section>
  );
}

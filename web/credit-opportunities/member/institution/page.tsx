import { Form } from 'react-router';
import { creditOpportunityPaths as paths } from '#contract/credit-opportunities/rare-paths.ts';
import type { CreditOfOpportunity } from '#contract/credit-opportunities/shapes.ts';
import { innerOpportunityPaths } from '#contract/opportunities/inner-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { institutionTexts as texts } from '#web/credit-opportunities/texts/en/credit.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, useOutcomeOfPage, usePost, useSharedOutcome } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ id = '' }) => opportunityPaths.ownOpportunity(id), label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: opportunityPaths.ownOpportunities,
    noindex: true,
  });

const forms = 'institution';

/** The institution that an opportunity names for its credit, its answer, and the choice of another one. */
export default function Institution({ loaderData }: Route.ComponentProps) {
  const before = useOutcomeOfPage();
  const outcome = useSharedOutcome(forms) ?? before;
  const { opportunity, canChange } = loaderData;
  const done = outcome?.done as keyof typeof texts.done | undefined;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <p className="text-small break-words text-soft">{opportunity.title}</p>
        <h1 className="text-work">{texts.title}</h1>
      </div>
      {outcome && done && done in texts.done && (
        <OutcomeBanner look="success" of={outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      <Stands {...loaderData} />
      {canChange ? <Choose {...loaderData} /> : <p className="text-soft">{texts.closed}</p>}
    </div>
  );
}

/** The credit as it stands, and the answer of the institution. */
function Stands({ opportunity, credit, named, canChange }: CreditOfOpportunity) {
  const post = usePost(['again', 'unname'], { shared: forms });
  const answer = named?.answer;
  const isAgain = answer?.state === 'unanswered' || answer?.state === 'ended';
  return (
    <div className="grid gap-4">
      <p className="break-words">{standsWords({ opportunity, credit, named })}</p>
      {answer?.reason && (
        <div>
          <p>{texts.reason}</p>
          <p className="mt-2 border-s-4 border-line ps-4 break-words whitespace-pre-wrap">{answer.reason}</p>
        </div>
      )}
      {answer?.state === 'confirmed' && <p className="text-small text-soft">{texts.worse}</p>}
      {named && credit && canChange && (
        <PostForm post={post} className="grid justify-items-start gap-3">
          <PostFault post={post} />
          <input type="hidden" name="organisationSlug" value={named.organisation.slug} />
          <input type="hidden" name="hours" value={credit.hours} />
          <input type="hidden" name="version" value={opportunity.version} />
          {isAgain && (
            <Button type="submit" name="intent" value="again" busy={post.busyWith === 'again'}>
              {texts.again}
            </Button>
          )}
          <Button type="submit" name="intent" value="unname" look="quiet" busy={post.busyWith === 'unname'}>
            {texts.unname}
          </Button>
          <p className="text-small text-soft">{texts.unnameHow}</p>
        </PostForm>
      )}
    </div>
  );
}

function standsWords({
  opportunity,
  credit,
  named,
}: Pick<CreditOfOpportunity, 'opportunity' | 'credit' | 'named'>): string {
  if (!credit) return texts.noCredit;
  if (!named) return texts.byHand(credit.institution, credit.hours);
  const { name } = named.organisation;
  if (named.answer) return texts.stands(name, named.answer);
  return ['draft', 'review'].includes(opportunity.state) ? texts.notYet(name) : texts.waits(name);
}

type ChooseProps = Pick<Route.ComponentProps['loaderData'], 'opportunity' | 'credit' | 'typed' | 'found'>;

/** A search, and its results as choices of one form. */
function Choose({ opportunity, credit, typed, found }: ChooseProps) {
  const post = usePost(['name'], { shared: forms });
  const [first] = found;
  return (
    <section aria-labelledby="choose" className="grid gap-5 border-t border-line pt-6">
      <div>
        <h2 id="choose" className="text-heading">
          {texts.find}
        </h2>
        <p className="mt-1 text-soft">{texts.how}</p>
      </div>
      <search>
        <Form action={paths.institution(opportunity.id)} className="grid gap-3">
          <TextField
            key={typed}
            label={texts.search}
            hint={texts.searchHint}
            type="search"
            name="search"
            defaultValue={typed}
            autoComplete="off"
          />
          <Button type="submit" look="quiet" className="justify-self-start">
            {texts.submit}
          </Button>
        </Form>
      </search>
      {typed && !first && (
        <div>
          <p>{texts.none}</p>
          <TextLink
            to={innerOpportunityPaths.editOpportunity(opportunity.id, 'terms')}
            className="inline-flex min-h-11 items-center"
          >
            {texts.byHandLink}
          </TextLink>
        </div>
      )}
      {first && (
        <PostForm key={typed} post={post} intent="name" className="grid gap-5">
          {!post.fault?.fields && <PostFault post={post} />}
          <input type="hidden" name="version" value={opportunity.version} />
          <fieldset className="divide-y divide-line border-y border-line">
            <legend className="sr-only">{texts.found}</legend>
            {found.map(({ slug, name, city }) => (
              <label key={slug} className="flex min-h-11 items-start gap-3 py-2.5">
                <input
                  type="radio"
                  name="organisationSlug"
                  value={slug}
                  defaultChecked={found.length === 1}
                  required
                  className="mt-1 size-5 shrink-0 accent-neel"
                />
                <span className="min-w-0 break-words">
                  <span className="block font-semibold">{name}</span>
                  {city && <span className="block text-small text-soft">{city}</span>}
                </span>
              </label>
            ))}
          </fieldset>
          {post.isAtFault('organisationSlug') && <PostFault post={post} />}
          <TextField
            {...post.field('hours', credit ? String(credit.hours) : '')}
            label={texts.hours}
            hint={texts.hoursHint}
            error={noteAt(post.fault, 'hours')}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-80"
            required
          />
          <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
            {texts.ask}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

import { guardianPaths } from '#contract/guardians/paths.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { CodeSteps } from '#web/guardians/member/code-steps.tsx';
import { LawField } from '#web/legal-texts/shown/law-field.tsx';
import { guardianRosterTexts as texts } from '#web/rosters/texts/en/guardian.ts';
import { secretPageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(matches, {
    title: texts.plain,
    description: texts.description,
    path: rosterPaths.guardian,
  });

const frame = 'page-width grid max-w-[48rem] grid-cols-1 gap-6 py-10 sm:py-16';

/** A guardian agrees that a member joins an institution, after a mailed code, and takes it back by the link alone. */
export default function GuardianRosters({ loaderData: { page, link } }: Route.ComponentProps) {
  const post = usePost(['ask-code', 'open', 'yes', 'no']);
  if (!page || !link || post.fault?.code === 'guardian_request_not_found')
    return (
      <div className={frame}>
        <h1 className="text-title">{texts.badTitle}</h1>
        <Banner>{texts.bad}</Banner>
      </div>
    );
  const done = texts.done[post.outcome?.done ?? ''];
  const toAccount = `${guardianPaths.guardian}?${new URLSearchParams({ request: link.requestId, secret: link.secret })}`;
  return (
    <div className={frame}>
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {done}
        </OutcomeBanner>
      )}
      <header className="grid gap-3">
        <h1 className="text-title leading-tight break-words">{texts.title(page.memberName)}</h1>
        <p className="text-lead text-soft break-words">{texts.intro(page.memberName)}</p>
      </header>
      <ul className="grid list-disc gap-2 ps-5">
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <PostFault post={post} />
      {!page.isGuardian ? (
        <p className="grid justify-items-start">
          {texts.notYet}
          <TextLink to={toAccount} className="inline-flex min-h-11 items-center">
            {texts.toAccount}
          </TextLink>
        </p>
      ) : page.rosters.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Rosters page={page} post={post} />
      )}
    </div>
  );
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['page']>;

function Rosters({ page: { rosters, isReading }, post }: { page: Shown; post: Post }) {
  const waits = rosters.some(({ agreedAt }) => agreedAt === '');
  return (
    <>
      {waits && !isReading && (
        <CodeSteps post={post} intent="open" texts={texts.codes}>
          <p>{texts.codeFirst}</p>
        </CodeSteps>
      )}
      {rosters.map((one) => (
        <section
          key={one.$id}
          aria-labelledby={`roster-${one.$id}`}
          className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5"
        >
          <h2 id={`roster-${one.$id}`} className="text-heading break-words">
            {one.organisation}
          </h2>
          <p className="break-words">{texts.cohort(one.cohort)}</p>
          <p>{one.agreedAt ? texts.given(one.agreedAt) : texts.waits(one.until)}</p>
          <PostForm post={post} className="flex flex-wrap gap-3">
            <input type="hidden" name="askId" value={one.$id} />
            <LawField post={post} />
            {!one.agreedAt && isReading && (
              <Button type="submit" name="intent" value="yes" busy={post.busyWith === 'yes'}>
                {texts.agree}
              </Button>
            )}
            <Button type="submit" name="intent" value="no" look="quiet" busy={post.busyWith === 'no'}>
              {one.agreedAt ? texts.takeBack : texts.refuse}
            </Button>
          </PostForm>
        </section>
      ))}
    </>
  );
}

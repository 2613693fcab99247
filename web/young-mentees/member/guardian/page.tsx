import { guardianPaths } from '#contract/guardians/paths.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { CodeSteps } from '#web/guardians/member/code-steps.tsx';
import { LawField } from '#web/legal-texts/shown/law-field.tsx';
import { secretPageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { guardianMentoringTexts as texts } from '#web/young-mentees/texts/en/guardian.ts';
import type { Route } from './+types/page';
import { ReadRequest } from './read-request.tsx';

export { action, loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(matches, {
    title: texts.plain,
    description: texts.description,
    path: youngPaths.guardian,
  });

const codeTexts = {
  ask: texts.mail,
  sent: texts.sent,
  code: texts.code,
  submit: texts.open,
  busy: texts.busy,
  another: texts.another,
};

/** A guardian agrees to written mentoring, answers requests, and reads along: words behind a mailed code. */
export default function GuardianMentoring({ loaderData: { page, link } }: Route.ComponentProps) {
  const post = usePost(['ask-code', 'open', 'agree', 'end', 'agree-live', 'end-live', 'yes', 'no', 'report']);
  const frame = 'page-width grid max-w-[48rem] grid-cols-1 gap-6 py-10 sm:py-16';
  if (!page || !link || post.fault?.code === 'guardian_request_not_found')
    return (
      <div className={frame}>
        <h1 className="text-title">{texts.badTitle}</h1>
        <Banner>{texts.bad}</Banner>
      </div>
    );
  const done = texts.done[post.outcome?.done ?? ''];
  return (
    <div className={frame}>
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {done}
        </OutcomeBanner>
      )}
      <header className="grid gap-3">
        <h1 className="text-title leading-tight break-words">{texts.title(page.memberName)}</h1>
        <p className="text-lead text-soft">{texts.intro(page.memberName)}</p>
      </header>
      <ul className="grid list-disc gap-2 ps-5">
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <PostFault post={post} />
      {!page.isOn && <Banner look="note">{texts.off}</Banner>}
      {!page.isGuardian ? (
        <p className="grid justify-items-start">
          {texts.notYet}
          <TextLink
            to={`${guardianPaths.guardian}?${new URLSearchParams({ request: link.requestId, secret: link.secret })}`}
            className="inline-flex min-h-11 items-center"
          >
            {texts.toAccount}
          </TextLink>
        </p>
      ) : (
        <>
          <Agreeing page={page} post={post} />
          {page.hasYes && <AgreeingLive page={page} post={post} />}
        </>
      )}
      {page.isReading && (
        <section aria-labelledby="requests" className="grid gap-4">
          <h2 id="requests" className="text-heading">
            {texts.requests}
          </h2>
          {page.requests.length === 0 && <p>{texts.noRequests}</p>}
          {page.requests.map((one) => (
            <ReadRequest key={one.id} one={one} post={post} />
          ))}
        </section>
      )}
      <p className="text-soft">{texts.wrong}</p>
    </div>
  );
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['page']>;

function Agreeing({ page, post }: { page: Shown; post: Post }) {
  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-5">
      <p className="font-semibold">{page.hasYes ? texts.given : texts.none}</p>
      {page.waiting > 0 && <p>{texts.waiting(page.waiting)}</p>}
      {page.isReading ? (
        <p className="text-soft">{texts.reading}</p>
      ) : (
        <CodeSteps post={post} intent="open" texts={codeTexts}>
          <p>{texts.codeFirst}</p>
        </CodeSteps>
      )}
      {page.isReading && !page.hasYes && page.isOn && (
        <PostForm post={post} intent="agree">
          <LawField post={post} />
          <Button type="submit" busy={post.busyWith === 'agree'}>
            {texts.agree}
          </Button>
        </PostForm>
      )}
      {page.hasYes && (
        <PostForm post={post} intent="end">
          <Button type="submit" look="quiet" busy={post.busyWith === 'end'}>
            {texts.end}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

/** The second yes: its words stand above the button, and it ends without a code. */
function AgreeingLive({ page, post }: { page: Shown; post: Post }) {
  return (
    <section
      aria-labelledby="live"
      className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="live" className="text-heading">
        {texts.live}
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        {texts.liveRules(page.memberName).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="font-semibold">{page.hasLive ? texts.liveGiven : texts.liveNone}</p>
      {page.isReading && !page.hasLive && page.isOn && (
        <PostForm post={post} intent="agree-live">
          <Button type="submit" busy={post.busyWith === 'agree-live'}>
            {texts.liveAgree}
          </Button>
        </PostForm>
      )}
      {page.hasLive && (
        <PostForm post={post} intent="end-live">
          <Button type="submit" look="quiet" busy={post.busyWith === 'end-live'}>
            {texts.liveEnd}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { applicationPaths } from '#contract/applications/paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { applyTexts as texts } from '#web/applications/texts/en/applications.ts';
import type { Outcome } from '#web/forms/outcome.ts';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { useDraftPost } from '#web/layout/member/use-draft-post.ts';
import { TermFacts, TermTexts } from '#web/opportunities/shown/terms.tsx';
import { publicOpportunityTexts } from '#web/opportunities/texts/en/public-opportunities.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { ApplicationFields } from '../fields.tsx';
import { FileFields } from '../file-fields.tsx';
import { typedAnswers } from '../typed-answers.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ slug = '' }) => opportunityPaths.findOpportunity(slug), label: texts.back },
};

/** If the terms changed while the member wrote, the page loads the new terms; the typed text stays. */
export function shouldRevalidate({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as Partial<Outcome> | undefined)?.fault?.code === 'conflict';
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: opportunityPaths.opportunities,
    noindex: true,
  });

/** The form of an application, next to the terms that it answers. */
export default function Apply({ loaderData }: Route.ComponentProps) {
  const { opportunity: one, barred, openId } = loaderData;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,40rem)_20rem]">
      <div className="grid gap-6">
        <header>
          <h1 className="text-work">{texts.title}</h1>
          <p className="break-words text-soft">{texts.for(one.title, one.project.name)}</p>
        </header>
        {barred ? (
          <>
            <Banner look="note">{barred}</Banner>
            <p className="flex flex-wrap gap-x-6">
              {openId && (
                <TextLink
                  to={applicationPaths.ownApplication(openId)}
                  className="inline-flex min-h-11 items-center"
                >
                  {texts.yours}
                </TextLink>
              )}
              <TextLink
                to={opportunityPaths.findOpportunity(one.slug)}
                className="inline-flex min-h-11 items-center"
              >
                {texts.back}
              </TextLink>
            </p>
          </>
        ) : (
          <>
            <details className="lg:hidden">
              <summary className="py-2.5 font-semibold">{texts.terms}</summary>
              <Terms one={one} />
            </details>
            <Form {...loaderData} />
          </>
        )}
      </div>
      <aside aria-labelledby="terms" className="rounded-card bg-sand p-5 max-lg:hidden">
        <h2 id="terms" className="mb-3 font-semibold">
          {texts.terms}
        </h2>
        <Terms one={one} />
      </aside>
    </div>
  );
}

type Prepared = Route.ComponentProps['loaderData'];

function Form({ opportunity: one, note, hours, startsOn, files, isAgain, sendKey }: Prepared) {
  const post = useDraftPost(['send'], { of: String(one.terms) });
  const { typed } = typedAnswers(post.fault?.code === 'conflict' ? (post.answer?.typed ?? {}) : {});
  const gone = [...typed].filter(([question, answer]) => answer && !one.questions.includes(question));
  return (
    <>
      {isAgain && <Banner look="note">{texts.again}</Banner>}
      <PostFault post={post} />
      {post.fault?.code === 'conflict' && <p>{texts.conflict}</p>}
      {gone.length > 0 && (
        <section aria-labelledby="gone" className="grid gap-2">
          <h2 id="gone" className="font-semibold">
            {texts.goneQuestions}
          </h2>
          {gone.map(([question, answer]) => (
            <p key={question} className="break-words whitespace-pre-line">
              {question}: {answer}
            </p>
          ))}
        </section>
      )}
      <PostForm post={post} action="?file=send" takesFile className="grid gap-6">
        <input type="hidden" name="terms" value={one.terms} />
        <input type="hidden" name="key" value={sendKey} />
        <ApplicationFields
          post={post}
          questions={one.questions}
          atFirst={{ answers: [], note, hours, startsOn }}
        />
        <FileFields post={post} files={files} hint={texts.fileHint} />
        <p className="text-small text-soft">{texts.afterwards}</p>
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.sending : texts.send}
        </Button>
      </PostForm>
    </>
  );
}

function Terms({ one }: { one: Prepared['opportunity'] }) {
  return (
    <div className="grid gap-4">
      <TermFacts
        said={one}
        openSeats={one.openSeats}
        closes={one.closesAt ? publicOpportunityTexts.untilDay(one.closesAt) : ''}
      />
      <TermTexts said={one} declared={one.project.language} level={3} />
    </div>
  );
}

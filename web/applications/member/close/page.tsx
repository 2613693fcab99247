import type { ReceivedRowBody } from '#contract/applications/shapes.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { emailTexts, decidingTexts as texts } from '#web/applications/texts/en/deciding.ts';
import { receivedTexts } from '#web/applications/texts/en/received-applications.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { DeclineEmail } from '../decline-email.tsx';
import { DeclineFields } from '../decline-fields.tsx';
import { TickedRows } from '../ticked-rows.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.closeTitle,
  up: { to: ({ id = '' }) => opportunityPaths.ownOpportunity(id), label: receivedTexts.place },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.closeTitle,
    description: texts.closeDescription,
    path: opportunityPaths.ownOpportunities,
    noindex: true,
  });

/** All applicants who await a decision, on the page that closes the opportunity. */
export default function CloseOpportunity({
  loaderData: { opportunity, waiting, isCut, now },
}: Route.ComponentProps) {
  const { said, project } = opportunity;
  const post = usePost(['close']);
  return (
    <div className="grid max-w-[44rem] gap-6">
      <header>
        <h1 className="text-work">{texts.closeTitle}</h1>
        <p className="break-words text-soft">{receivedTexts.of(said.title)}</p>
      </header>
      <p>{waiting.length > 0 ? texts.waiting(waiting.length) : texts.nobodyWaits}</p>
      {isCut && <p>{texts.tooMany(waiting.length)}</p>}
      <PostForm post={post} intent="close" className="grid gap-6">
        <PostFault post={post} />
        {waiting.length > 0 && (
          <>
            <p>{texts.closeHow}</p>
            <Waiting waiting={waiting} now={now} opportunityId={opportunity.id} post={post} />
            <DeclineFields post={post} />
            <details>
              <summary className="cursor-pointer py-2.5 font-semibold">{texts.preview}</summary>
              <DeclineEmail
                name={emailTexts.fullName}
                title={said.title}
                project={project.name}
                reason=""
                words={emailTexts.yourWords}
              />
            </details>
          </>
        )}
        <p className="text-small text-soft">{texts.closeFor}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" look="danger" busy={post.busyWith !== null}>
            {post.busyWith ? texts.busy : waiting.length > 0 ? texts.close : texts.closeTitle}
          </Button>
          <TextLink
            to={opportunityPaths.ownOpportunity(opportunity.id)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.stays}
          </TextLink>
        </p>
      </PostForm>
    </div>
  );
}

type WaitingProps = {
  waiting: ReceivedRowBody[];
  now: number;
  opportunityId: string;
  post: ReturnType<typeof usePost>;
};

function Waiting({ waiting, now, opportunityId, post }: WaitingProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{texts.choose}</legend>
      <TickedRows
        rows={waiting}
        now={now}
        opportunityId={opportunityId}
        post={post}
        isTickable={() => true}
      />
    </fieldset>
  );
}

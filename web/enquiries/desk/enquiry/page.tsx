import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { moment } from '#web/ground/texts/amounts.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts, enquiryTexts as texts } from '#web/layout/texts/en/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';
import { forgetAnswer } from './answer-draft.ts';
import { AnswerForm } from './answer-form.tsx';
import { faultOfAnswer } from './faults.ts';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: enquiryDeskPaths.enquiries, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.enquiry.subject ?? deskTexts.rooms.enquiries);

/** One enquiry, what was answered, and what can be done about it. */
export default function Enquiry({ loaderData: { enquiry } }: Route.ComponentProps) {
  const isOpen = enquiry.state === 'open';
  const post = usePost(['answer', 'close', 'reopen'], {
    check: (form, intent) =>
      intent === 'answer' ? faultOfAnswer(String(form.get('answer') ?? '').trim()) : null,
    onDone: ({ done }) => done === 'answered' && forgetAnswer(enquiry.$id),
  });
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  return (
    <article className="grid max-w-text grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      {!post.isAtFault('answer') && <PostFault post={post} />}
      <div className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={isOpen ? 'neel' : 'patta'}>{texts.states[enquiry.state]}</Badge>
        </p>
        <h1 className="text-work break-words">{enquiry.subject}</h1>
        <p className="text-small break-words text-soft">
          {texts.from(enquiry.name, enquiry.email)}
          <br />
          <time dateTime={enquiry.$createdAt}>{moment(enquiry.$createdAt)}</time>
        </p>
      </div>
      <p className="rounded-card border border-line bg-raised p-5 break-words whitespace-pre-wrap">
        {enquiry.message}
      </p>
      {enquiry.answers.length > 0 && (
        <section aria-labelledby="answers" className="grid grid-cols-1 gap-4">
          <h2 id="answers" className="text-heading">
            {texts.answers}
          </h2>
          {enquiry.answers.map(({ $id, $createdAt, by, answer }) => (
            <div key={$id} className="border-s-4 border-patta ps-4">
              <p className="text-small text-soft">
                {texts.answeredBy(by)}, <time dateTime={$createdAt}>{moment($createdAt)}</time>
              </p>
              <p className="mt-1 break-words whitespace-pre-wrap">{answer}</p>
            </div>
          ))}
        </section>
      )}
      {!isOpen && post.fault && post.answer?.typed?.answer && (
        <section aria-labelledby="unsent">
          <h2 id="unsent" className="text-heading">
            {texts.unsent}
          </h2>
          <p className="mt-1 break-words whitespace-pre-wrap">{post.answer.typed.answer}</p>
        </section>
      )}
      {isOpen ? (
        <AnswerForm key={enquiry.answers.length} post={post} enquiryId={enquiry.$id} />
      ) : (
        <PostForm post={post} intent="reopen">
          <Button type="submit" look="quiet" busy={post.busyWith === 'reopen'}>
            {texts.reopen}
          </Button>
        </PostForm>
      )}
    </article>
  );
}

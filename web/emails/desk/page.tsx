import { PostFault, usePost } from '#web/forms/use-post.tsx';
import { RowList } from '#web/ground/member/row.tsx';
import { number, span } from '#web/ground/texts/amounts.ts';
import { ListPages } from '#web/layout/desk/list-pages.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts, emailTexts as texts } from '#web/layout/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/page';
import { EmailRow } from './email-row.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = { title: deskTexts.rooms.letters };
export const meta: Route.MetaFunction = () => deskMeta(deskTexts.rooms.letters);

/** The outbox: the emails that have not left, and the steps that staff can take. */
export default function Emails({ loaderData: { counts, letters: emails, next } }: Route.ComponentProps) {
  const post = usePost(['send', 'drop']);
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  const figures = [
    [texts.counts.waiting, number(counts.waiting + counts.running)],
    [texts.counts.held, number(counts.held)],
    [texts.counts.failed, number(counts.failed)],
    [texts.counts.oldest, counts.oldest > 0 ? span(counts.oldest) : texts.counts.nothingDue],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-6">
      {done && <Banner look="success">{texts.done[done]}</Banner>}
      <PostFault post={post} />
      <div>
        <h1 className="text-work">{deskTexts.rooms.letters}</h1>
        <p className="mt-2 max-w-text text-soft">{texts.intro}</p>
      </div>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-soft">{label}</dt>
            <dd className="text-heading tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {emails.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <RowList className="mt-0">
          {emails.map((email) => (
            <EmailRow key={email.$id} letter={email} post={post} />
          ))}
        </RowList>
      )}
      <ListPages next={next} label={deskTexts.more} />
    </div>
  );
}

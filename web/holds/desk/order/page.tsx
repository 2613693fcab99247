import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { holdDeskPaths } from '#contract/holds/desk-paths.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, usePost } from '#web/forms/use-post.tsx';
import { RowList } from '#web/ground/member/row.tsx';
import { holdDeskTexts, orderTexts as texts } from '#web/holds/texts/en/desk.ts';
import { DeskLink } from '#web/layout/desk/desk-link.tsx';
import { DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';
import { AnswerForm, PoliceForm, TellingForm } from './forms.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: holdDeskPaths.orders, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData ? texts.number(loaderData.order.number) : texts.one);

/** One order: its words, the answer, the telling of the person, and its holds. */
export default function OrderAtDesk({ loaderData: { order } }: Route.ComponentProps) {
  const post = usePost(['answer', 'told', 'police']);
  const arrival = useArrival();
  const done = (post.outcome?.done ?? arrival) as keyof typeof texts.done | undefined;
  const isAtField = ['outcome', 'answer', 'police', 'may-tell'].some(post.isAtFault);
  return (
    <article className="grid max-w-text grid-cols-1 gap-8">
      {done && texts.done[done] && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      {!isAtField && <PostFault post={post} />}
      <header className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={order.isLate ? 'sindoor' : 'neel'}>
            {order.isLate ? deskTexts.isLate : texts.lists[order.doneAt ? 'done' : 'open']}
          </Badge>
        </p>
        <h1 className="text-work break-words">{texts.number(order.number)}</h1>
        <p className="break-words">
          {[texts.kinds[order.kind], order.authority, order.reference && texts.referenceIs(order.reference)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-small break-words text-soft">
          {[
            texts.received(order.receivedAt),
            order.recordedBy && texts.recordedBy(order.recordedBy),
            order.doneAt ? texts.doneOn(order.doneAt) : texts.due(order.dueAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {order.accountId && order.of && (
          <DeskLink to={accountDeskPaths.account(order.accountId)} right="accounts">
            {order.of}
          </DeskLink>
        )}
        {order.caseId && (
          <DeskLink to={caseDeskPaths.case(order.caseId)} right="cases" isLinkAlone>
            {texts.openCase}
          </DeskLink>
        )}
      </header>
      {order.concern === 'child' && <Banner look="note">{texts.child}</Banner>}
      <section>
        <h2 className="text-heading">{texts.words}</h2>
        <p className="mt-1 break-words whitespace-pre-wrap">{order.words}</p>
      </section>
      {order.outcome ? (
        <section className="border-s-4 border-patta ps-4">
          <h2 className="text-heading">{texts.answer}</h2>
          <p className="text-small text-soft">{texts.answeredBy(order.doneBy, order.doneAt)}</p>
          <p className="font-semibold">{texts.outcomes[order.outcome]}</p>
          <p className="mt-1 break-words whitespace-pre-wrap">{order.answer}</p>
        </section>
      ) : (
        <AnswerForm post={post} order={order} />
      )}
      <TellingForm post={post} order={order} />
      <PoliceForm post={post} order={order} />
      <section aria-labelledby="holds" className="grid grid-cols-1 gap-2">
        <h2 id="holds" className="text-heading">
          {texts.holds}
        </h2>
        {order.holds.length === 0 ? (
          <p className="text-soft">{texts.noHolds}</p>
        ) : (
          <RowList className="mt-0">
            {order.holds.map((one) => (
              <DeskRow
                key={one.$id}
                to={holdDeskPaths.hold(one.$id)}
                title={holdDeskTexts.of(one.of)}
                facts={[holdDeskTexts.until(one.until)]}
                state={one.isEnding ? holdDeskTexts.ending : holdDeskTexts.states[one.state]}
              />
            ))}
          </RowList>
        )}
        <TextLink
          to={`${holdDeskPaths.newHold}?order=${order.$id}`}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {holdDeskTexts.propose}
        </TextLink>
      </section>
    </article>
  );
}

import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import type { DeskHoldBody } from '#contract/holds/desk-calls.ts';
import { holdDeskPaths } from '#contract/holds/desk-paths.ts';
import { holdTimes, orderLimits } from '#contract/holds/limits.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { HeldKinds } from '#web/holds/shown/held-kinds.tsx';
import { holdDeskTexts as texts } from '#web/holds/texts/en/desk.ts';
import { DeskLink } from '#web/layout/desk/desk-link.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: holdDeskPaths.holds, label: texts.back },
};
export const meta: Route.MetaFunction = () => deskMeta(texts.one);

/** One hold: its data, the staff who asked for it, and the steps that are open. */
export default function HoldAtDesk({ loaderData: { hold, names } }: Route.ComponentProps) {
  const post = usePost(['renew', 'end']);
  const arrival = useArrival();
  const done = (post.outcome?.done ?? arrival) as keyof typeof texts.done | undefined;
  return (
    <article className="grid max-w-text grid-cols-1 gap-6">
      {done && texts.done[done] && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      {!post.isAtFault('reason') && <PostFault post={post} />}
      <header className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={hold.state === 'proposed' || hold.isEnding ? 'sindoor' : 'neel'}>
            {hold.isEnding ? texts.ending : texts.states[hold.state]}
          </Badge>
        </p>
        <h1 className="text-work break-words">{texts.of(hold.of)}</h1>
        <p>
          {hold.endedAt
            ? texts.endedOn(hold.endedAt)
            : [texts.forOrder(hold.orderNumber), texts.until(hold.until)].join(' · ')}
        </p>
        {facts(hold).map((one) => (
          <p key={one} className="text-small break-words text-soft">
            {one}
          </p>
        ))}
        {hold.of && (
          <DeskLink to={accountDeskPaths.account(hold.accountId)} right="accounts" isLinkAlone>
            {texts.openAccount}
          </DeskLink>
        )}
        {hold.orderId && (
          <TextLink
            to={holdDeskPaths.order(hold.orderId)}
            className="inline-flex min-h-11 items-center justify-self-start"
          >
            {texts.openOrder}
          </TextLink>
        )}
        {hold.caseId && (
          <DeskLink to={caseDeskPaths.case(hold.caseId)} right="cases" isLinkAlone>
            {texts.openCase}
          </DeskLink>
        )}
      </header>
      {hold.proposalId && (
        <Banner look="note">
          {texts.waits}{' '}
          <TextLink
            to={administrationDeskPaths.proposal(hold.proposalId)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.openProposal}
          </TextLink>
        </Banner>
      )}
      {hold.reason && (
        <section>
          <h2 className="text-heading">{texts.reason}</h2>
          <p className="mt-1 break-words whitespace-pre-wrap">{hold.reason}</p>
        </section>
      )}
      <section>
        <h2 className="text-heading">{texts.tables}</h2>
        <HeldKinds names={names} />
        <p className="mt-2 text-small text-soft">{texts.kept(hold.kept)}</p>
      </section>
      <Acts post={post} hold={hold} />
    </article>
  );
}

function facts(hold: DeskHoldBody): string[] {
  const confirmed = hold.isLone ? texts.confirmedAlone : texts.confirmed;
  return [
    hold.isOwn ? texts.begun(hold.proposedAt) : texts.proposed(hold.proposedBy, hold.proposedAt),
    !hold.isOwn && hold.confirmedAt && confirmed(hold.confirmedBy, hold.confirmedAt),
    hold.endsWithCase && texts.endsWithCase,
    hold.isSecret && texts.secret,
  ].filter((one) => typeof one === 'string' && one !== '') as string[];
}

function Acts({ post, hold: { can } }: { post: Post; hold: DeskHoldBody }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {can.renew && (
        <PostForm post={post} intent="renew" className="grid max-w-[27rem] gap-3">
          <TextField
            {...post.field('days', String(holdTimes.days))}
            label={texts.renewDays}
            hint={texts.daysHint}
            inputMode="numeric"
          />
          <Button type="submit" look="quiet" className="justify-self-start" busy={post.busyWith === 'renew'}>
            {texts.renew}
          </Button>
        </PostForm>
      )}
      {can.end && (
        <PostForm post={post} intent="end" className="grid max-w-[27rem] gap-3">
          <TextField
            {...post.field('reason')}
            label={texts.endReason}
            maxLength={orderLimits.reason.max}
            error={noteAt(post.fault, 'reason')}
          />
          <Button type="submit" look="quiet" className="justify-self-start" busy={post.busyWith === 'end'}>
            {texts.askEnd}
          </Button>
        </PostForm>
      )}
    </div>
  );
}

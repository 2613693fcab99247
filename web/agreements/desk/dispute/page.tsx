import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { agreementDeskPaths } from '#contract/agreements/desk-paths.ts';
import { type Currency, formatMoney } from '#rules/amounts/money.ts';
import { disputeDeskTexts as texts } from '#web/agreements/texts/en/dispute-desk.ts';
import { disputeTexts } from '#web/agreements/texts/en/disputes.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';
import { Detail } from './detail.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: agreementDeskPaths.disputes, label: texts.title },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.dispute.project.name || texts.one);

/** One dispute: the statements of both sides, and next to them the ruling. */
export default function DeskDispute({ loaderData: { dispute: one } }: Route.ComponentProps) {
  const { waits, detail, bar } = one;
  const post = usePost(['rule']);
  return (
    <article className="grid grid-cols-1 gap-6">
      {post.outcome?.done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {one.proposalId ? texts.proposed : texts.done}
        </OutcomeBanner>
      )}
      <div className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={waits.isLate ? 'sindoor' : 'neel'}>
            {waits.isLate ? deskTexts.isLate : disputeTexts.stages[one.stage]}
          </Badge>
        </p>
        <h1 className="text-work break-words">
          {one.project.name} · {disputeTexts.milestone(one.milestone)}
        </h1>
        <p className="text-small text-soft">
          {disputeTexts.by(one.openedBy, disputeTexts.kinds.opened, one.openedAt)}
        </p>
        {waits.what !== '' && (
          <p className="font-semibold">
            {waits.isLate ? disputeTexts.late(waits.dueAt) : disputeTexts.waits[waits.what](waits.dueAt)}
          </p>
        )}
      </div>
      {bar !== '' && <Banner look="note">{texts.bars[bar]}</Banner>}
      {detail && (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid grid-cols-1 gap-8">
            <p className="text-small text-soft">{texts.recorded}</p>
            <Detail detail={detail} />
          </div>
          <section aria-labelledby="rule" className="grid grid-cols-1 gap-4">
            <h2 id="rule" className="text-heading">
              {texts.rule}
            </h2>
            <p className="font-semibold">{meaningOf(one)}</p>
            <p className="text-small text-soft">{disputeTexts.court}</p>
            {waits.what === 'evidence' && <p>{texts.evidenceRuns}</p>}
            {one.proposalId && (
              <Link
                to={administrationDeskPaths.proposal(one.proposalId)}
                className="text-link inline-flex min-h-11 items-center"
              >
                {texts.proposed}
              </Link>
            )}
            {one.can.rule && (
              <PostForm post={post} className="grid grid-cols-1 gap-4">
                <PostFault post={post} />
                <input type="hidden" name="basedOn" value={one.sequence} />
                <TextField
                  {...post.field('awarded', '')}
                  label={texts.awardedLabel}
                  hint={texts.awardedHint(inMoney(detail.value, detail.currency))}
                  error={noteAt(post.fault, 'awarded')}
                  inputMode="decimal"
                />
                <TextAreaField
                  {...post.field('passes', '')}
                  label={texts.passesLabel}
                  hint={texts.passesHint}
                  error={noteAt(post.fault, 'passes')}
                  rows={3}
                  optional
                />
                <TextAreaField
                  {...post.field('reason', '')}
                  label={texts.reasonLabel}
                  hint={texts.reasonHint}
                  error={noteAt(post.fault, 'reason')}
                  rows={6}
                />
                <Button
                  type="submit"
                  name="intent"
                  value="rule"
                  busy={post.busyWith === 'rule'}
                  className="justify-self-start"
                >
                  {post.busyWith === 'rule' ? texts.sending : texts.send}
                </Button>
              </PostForm>
            )}
          </section>
        </div>
      )}
    </article>
  );
}

/** Says how the dispute can go on: after the ruling that would be given at this stage, or after one that was given. */
function meaningOf({ stage, isFinal }: Route.ComponentProps['loaderData']['dispute']): string {
  if (stage === 'ruled') return texts.ruled;
  if (stage === 'appealed') return texts.ofAppeal;
  return isFinal ? texts.final : texts.appealable;
}

function inMoney(amount: number, currency: Currency): string {
  return formatMoney({ amount, currency });
}

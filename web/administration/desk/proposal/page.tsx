import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import type { ProposalBody } from '#contract/administration/proposal-calls.ts';
import { rightTexts, proposalTexts as texts } from '#web/administration/texts/en/proposals-desk.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { faultOfReason } from '#web/layout/desk/fault-of-reason.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: administrationDeskPaths.proposals, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.name ?? texts.one);

/** One proposal: its exact effect and its reason, and what this reader can do with it. */
export default function Proposal({ loaderData: { proposal, name, effect } }: Route.ComponentProps) {
  const { bar, can, detail, state } = proposal;
  const post = usePost(['confirm', 'refuse', 'withdraw'], {
    check: (form, intent) =>
      intent === 'refuse' ? faultOfReason(String(form.get('reason') ?? '').trim()) : null,
  });
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
        <p className="flex flex-wrap gap-2">
          <Badge look={state === 'confirmed' ? 'patta' : 'neel'}>{texts.states[state]}</Badge>
          {proposal.isLone && <Badge look="sindoor">{texts.lone}</Badge>}
        </p>
        <h1 className="text-work break-words">{name}</h1>
        <p className="text-small break-words text-soft">
          {texts.proposedBy({ name: detail?.proposedBy ?? '', at: proposal.proposedAt })}{' '}
          {texts.right({ right: rightTexts[proposal.right] })}
        </p>
        <Times proposal={proposal} />
      </header>
      {bar !== '' && <Banner look="note">{texts.bars[bar]}</Banner>}
      {bar === '' && !detail && <Banner look="note">{texts.bars.conflict}</Banner>}
      {detail && (
        <>
          <section aria-labelledby="effect" className="rounded-card border border-line bg-raised p-5">
            <h2 id="effect" className="text-heading">
              {texts.effect}
            </h2>
            {effect ? (
              <ul className="mt-2 grid gap-1">
                {effect.map((line) => (
                  <li key={line} className="break-words">
                    {line}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-2 text-soft">{texts.erased}</p>
            )}
          </section>
          <Text title={texts.reason}>{detail.reason}</Text>
          <Text title={texts.answer}>{detail.answer}</Text>
        </>
      )}
      {can.confirm && (
        <PostForm post={post} intent="confirm" className="grid grid-cols-1 justify-items-start gap-2">
          {proposal.aloneFrom && bar === '' && (
            <p className="text-small text-soft">{confirmHint(proposal)}</p>
          )}
          <Button type="submit" busy={post.busyWith === 'confirm'}>
            {post.busyWith === 'confirm' ? texts.confirming : confirmLabel(proposal)}
          </Button>
        </PostForm>
      )}
      {can.refuse && (
        <Unfold isWanted={post.isAtFault('reason')}>
          <summary className="min-h-11 py-2 font-semibold text-sindoor">{texts.refuse}</summary>
          <PostForm post={post} intent="refuse" className="mt-2 grid grid-cols-1 justify-items-start gap-4">
            <TextAreaField
              {...post.field('reason', '')}
              className="w-full"
              label={texts.refuseReason}
              hint={texts.refuseHint}
              error={noteAt(post.fault, 'reason')}
              rows={4}
            />
            <Button type="submit" look="danger" busy={post.busyWith === 'refuse'}>
              {post.busyWith === 'refuse' ? texts.refusing : texts.refuse}
            </Button>
          </PostForm>
        </Unfold>
      )}
      {can.withdraw && (
        <PostForm post={post} intent="withdraw">
          <Button type="submit" look="quiet" busy={post.busyWith === 'withdraw'}>
            {post.busyWith === 'withdraw' ? texts.withdrawing : texts.withdraw}
          </Button>
        </PostForm>
      )}
    </article>
  );
}

/** Only its proposer can both withdraw and confirm it. */
const isLoneFor = ({ can }: ProposalBody) => can.withdraw && can.confirm;
const confirmLabel = (proposal: ProposalBody) => (isLoneFor(proposal) ? texts.confirmAlone : texts.confirm);
const confirmHint = (proposal: ProposalBody) => (isLoneFor(proposal) ? texts.aloneHint : '');

function Times({
  proposal: { state, isLone, aloneFrom, dueAt, endedAt, detail },
}: {
  proposal: ProposalBody;
}) {
  if (state !== 'waiting') {
    const ended = { name: detail?.endedBy ?? '', at: endedAt };
    return <p>{isLone ? texts.endedLone(ended) : texts.ended({ state, ...ended })}</p>;
  }
  return (
    <>
      {aloneFrom && <p>{texts.aloneFrom(aloneFrom)}</p>}
      {dueAt && <p>{texts.lapses(dueAt)}</p>}
    </>
  );
}

function Text({ title, children }: { title: string; children: string }) {
  if (!children) return null;
  return (
    <section>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-1 break-words whitespace-pre-wrap">{children}</p>
    </section>
  );
}

import { opportunityDeskPaths } from '#contract/opportunities/desk-paths.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { DecideWithReason } from '#web/layout/desk/decide-with-reason.tsx';
import { Findings } from '#web/layout/desk/findings.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { opportunityDeskTexts as texts } from '#web/opportunities/texts/en/desk.ts';
import { givesLine } from '#web/opportunities/texts/en/values.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { TermFacts, TermTexts } from '../../shown/terms.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: opportunityDeskPaths.deskOpportunities, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.opportunity.said.title || texts.one);

/** One opportunity: its text, the reasons for the review, and next to them the decision. */
export default function DeskOpportunity({ loaderData: { opportunity: one } }: Route.ComponentProps) {
  const { said, proposed, review, state, bar } = one;
  const post = usePost(['approve', 'return', 'remove']);
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  const isAtField = post.isAtFault('reason') || post.isAtFault('removal');
  return (
    <article className="grid grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      {!isAtField && <PostFault post={post} />}
      <div className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={review?.isLate ? 'sindoor' : 'neel'}>
            {review?.isLate ? deskTexts.isLate : texts.states[state]}
          </Badge>
        </p>
        <h1 className="text-work break-words">{(proposed ?? said).title}</h1>
        <p className="break-words">{texts.by(one.askedBy.name, one.project.name)}</p>
        {review && (
          <p className="text-small text-soft">
            {[...review.reasons.map((reason) => texts.reasons[reason]), texts.due(review.dueAt)].join(' · ')}
          </p>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-8">
          <Findings findings={one.findings} />
          {proposed && <Terms heading={texts.proposed} said={proposed} />}
          <Terms heading={state === 'review' ? texts.waiting : texts.said} said={said} />
        </div>
        <div className="grid grid-cols-1 gap-8">
          {bar === 'own' && <Banner look="note">{texts.own}</Banner>}
          {one.removedFor && (
            <p className="break-words">
              {texts.removedFor} {one.removedFor}
            </p>
          )}
          {review && bar === '' && (
            <DecideWithReason
              post={post}
              texts={texts}
              ways={[
                ['approve', texts.approve],
                ['return', texts.return],
              ]}
            >
              <input type="hidden" name="version" value={one.version} />
            </DecideWithReason>
          )}
          {one.before.length > 0 && <Before before={one.before} />}
          {bar === '' && state !== 'removed' && <Removal post={post} />}
        </div>
      </div>
    </article>
  );
}

type Shown = Route.ComponentProps['loaderData']['opportunity'];

function Terms({ heading, said }: { heading: string; said: Shown['said'] }) {
  return (
    <section className="grid gap-5 rounded-card bg-sand p-5">
      <h2 className="text-heading">{heading}</h2>
      <p>
        {said.title} · {givesLine(said)}
      </p>
      <TermFacts said={said} closes={said.closesOn && shortDay(said.closesOn)} />
      <TermTexts said={said} level={3} />
    </section>
  );
}

function Before({ before }: Pick<Shown, 'before'>) {
  return (
    <section aria-labelledby="before">
      <h2 id="before" className="text-heading">
        {texts.before}
      </h2>
      <ul className="mt-2 grid gap-2">
        {before.map(({ outcome, reason, decidedBy, decidedAt }) => (
          <li key={decidedAt} className="break-words">
            {texts.decided(outcome, decidedBy, decidedAt)}
            {reason && `: ${reason}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Removal({ post }: { post: Post }) {
  return (
    <section aria-labelledby="removal-head" className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <h2 id="removal-head" className="text-heading">
        {texts.removal}
      </h2>
      <p className="text-small text-soft">{texts.removalHow}</p>
      <PostForm post={post} className="grid grid-cols-1 gap-4">
        <TextAreaField
          {...post.field('removal')}
          label={texts.reason}
          error={noteAt(post.fault, 'removal')}
          rows={3}
        />
        <Button
          type="submit"
          name="intent"
          value="remove"
          look="quiet"
          busy={post.busyWith === 'remove'}
          className="justify-self-start"
        >
          {post.busyWith === 'remove' ? texts.removing : texts.remove}
        </Button>
      </PostForm>
    </section>
  );
}

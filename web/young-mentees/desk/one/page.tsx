import { youngDeskPaths } from '#contract/young-mentees/desk-paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Badge } from '#web/ui/card.tsx';
import { CheckboxField, TextAreaField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { youngDeskTexts as texts } from '#web/young-mentees/texts/en/desk.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: youngDeskPaths.list, label: texts.title },
};
export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.one.name || texts.one);

type Shown = Route.ComponentProps['loaderData']['one'];

/** A mentor who asked to be open to members under 18, with the words of the references, and the decision next to them. */
export default function DeskYoungMentor({ loaderData: { one } }: Route.ComponentProps) {
  const post = usePost(['approve', 'decline', 'end']);
  const done = texts.done[post.outcome?.done ?? ''];
  const { can } = one;
  return (
    <article className="grid max-w-[44rem] grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {done}
        </OutcomeBanner>
      )}
      {!post.isAtFault('reason') && <PostFault post={post} />}
      <div className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={one.isLate ? 'sindoor' : 'neel'}>
            {one.isLate ? deskTexts.isLate : texts.states[one.state]}
          </Badge>
        </p>
        <h1 className="text-work break-words">{one.name}</h1>
        <p className="text-small text-soft">
          {[texts.signed(one.signedAt), one.dueAt && texts.due(one.dueAt)].filter(Boolean).join(' · ')}
        </p>
        {one.until && one.state === 'approved' && <p>{texts.until(one.until)}</p>}
        {one.sawCertificate && <p>{texts.sawCertificate}</p>}
        {one.reason && <p className="break-words">{`${texts.reason}: ${one.reason}`}</p>}
      </div>
      {one.isReported && <Banner>{texts.reported}</Banner>}
      {(!one.hasPage || !one.hasMark) && <Banner look="note">{texts.lacks}</Banner>}
      <References of={one.references} />
      {one.bar === 'own' && <Banner look="note">{texts.own}</Banner>}
      {(can.approve || can.decline || can.end) && <Decision one={one} post={post} />}
    </article>
  );
}

function References({ of }: { of: Shown['references'] }) {
  return (
    <section aria-labelledby="references" className="grid gap-4">
      <h2 id="references" className="text-heading">
        {texts.references}
      </h2>
      {of.length === 0 && <p>{texts.noReferences}</p>}
      {of.map((one) => (
        <div key={`${one.email} ${one.askedAt}`} className="grid gap-1 rounded-card bg-sand p-5">
          <p className="font-semibold break-words">
            {one.name} ({one.email})
          </p>
          {one.isEarlier && <p className="text-soft">{texts.earlier}</p>}
          {one.recommends === null ? (
            <p>{texts.noAnswer}</p>
          ) : (
            <>
              <p>{one.recommends ? texts.recommends : texts.advisesAgainst}</p>
              <p className="whitespace-pre-line break-words">{one.text}</p>
            </>
          )}
        </div>
      ))}
    </section>
  );
}

function Decision({ one: { can }, post }: { one: Shown; post: Post }) {
  return (
    <section aria-labelledby="decide" className="grid grid-cols-1 gap-4">
      <h2 id="decide" className="text-heading">
        {texts.decide}
      </h2>
      {can.decline && !can.approve && <p className="text-soft">{texts.needsTwo}</p>}
      <PostForm post={post} className="grid grid-cols-1 gap-4">
        {can.approve && <CheckboxField name="certificate" value="yes" label={texts.certificate} />}
        <TextAreaField
          {...post.field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          error={noteAt(post.fault, 'reason')}
          rows={4}
        />
        <div className="flex flex-wrap gap-3">
          {can.approve && (
            <IntentButton post={post} intent="approve">
              {texts.approve}
            </IntentButton>
          )}
          {can.decline && (
            <IntentButton post={post} intent="decline" look="quiet">
              {texts.decline}
            </IntentButton>
          )}
          {can.end && (
            <IntentButton post={post} intent="end" look="danger">
              {texts.end}
            </IntentButton>
          )}
        </div>
      </PostForm>
    </section>
  );
}

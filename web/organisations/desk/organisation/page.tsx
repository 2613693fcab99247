import type { DeskOrganisationBody } from '#contract/organisations/desk-calls.ts';
import { organisationDeskPaths } from '#contract/organisations/desk-paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { DecideWithReason } from '#web/layout/desk/decide-with-reason.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { organisationDeskTexts as texts } from '#web/organisations/texts/en/desk.ts';
import { kindNames, stateNames } from '#web/organisations/texts/en/names.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Badge } from '#web/ui/card.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import type { Route } from './+types/page';
import { Around, Facts } from './facts.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: organisationDeskPaths.organisations, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.organisation.name || texts.one);

/** One organisation: its texts, its letter and its staff, and next to them the decision. */
export default function DeskOrganisation({ loaderData: { organisation: one } }: Route.ComponentProps) {
  const post = usePost(['active', 'returned', 'declined', 'removed']);
  const done = Object.entries(texts.done).find(([state]) => state === post.outcome?.done);
  const typed = post.fault && post.answer?.typed?.reason;
  return (
    <article className="grid grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {done[1]}
        </OutcomeBanner>
      )}
      {!post.isAtFault('reason') && <PostFault post={post} />}
      <div className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={one.isLate ? 'sindoor' : one.state === 'active' ? 'patta' : 'neel'}>
            {one.isLate ? deskTexts.isLate : stateNames[one.state]}
          </Badge>
        </p>
        <h1 className="text-work break-words">{one.name}</h1>
        <p>
          {[
            kindNames[one.kind],
            one.isAppeal && texts.isAppeal,
            one.submittedAt && texts.sentOn(one.submittedAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Facts organisation={one} />
        <div className="grid grid-cols-1 gap-8">
          {one.bar === '' && <Decide post={post} organisation={one} />}
          {(one.bar === 'own' || one.bar === 'same_administrator') && (
            <Banner look="note">{texts.bars[one.bar]}</Banner>
          )}
          {one.bar === 'decided' && !one.canRemove && <p className="text-soft">{texts.bars.decided}</p>}
          {one.canRemove && <Remove post={post} />}
          {one.bar !== '' && !one.canRemove && typed && (
            <section aria-labelledby="typed">
              <h2 id="typed" className="text-heading">
                {texts.typed}
              </h2>
              <p className="mt-1 break-words whitespace-pre-wrap">{typed}</p>
            </section>
          )}
          <Around organisation={one} />
        </div>
      </div>
    </article>
  );
}

type Of = { post: Post; organisation: DeskOrganisationBody };

const ways = (['active', 'returned', 'declined'] as const).map(
  (outcome) => [outcome, texts.ways[outcome]] as const,
);
const waysOfAppeal = (['active', 'declined'] as const).map(
  (outcome) => [outcome, texts.ofAppeal[outcome]] as const,
);

/** The decision counts for the version that was read. */
function Decide({ post, organisation: { isAppeal, version } }: Of) {
  return (
    <DecideWithReason post={post} texts={texts} ways={isAppeal ? waysOfAppeal : ways}>
      <input type="hidden" name="version" value={version} />
    </DecideWithReason>
  );
}

function Remove({ post }: { post: Post }) {
  return (
    <Unfold isWanted={post.fault !== null}>
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.remove}</summary>
      <p>{texts.removeWhy}</p>
      <PostForm post={post} className="mt-4 grid grid-cols-1 gap-4">
        <TextAreaField
          {...post.field('reason')}
          label={texts.reason}
          error={noteAt(post.fault, 'reason')}
          rows={4}
          required
        />
        <IntentButton post={post} intent="removed" look="danger" className="justify-self-start">
          {post.busyWith === 'removed' ? texts.deciding : texts.remove}
        </IntentButton>
      </PostForm>
    </Unfold>
  );
}

import type { DeskSearchBody } from '#contract/cofounders/desk-calls.ts';
import { cofounderDeskPaths } from '#contract/cofounders/desk-paths.ts';
import { cofounderDeskTexts as texts } from '#web/cofounders/texts/en/desk.ts';
import { PostFault, usePost } from '#web/forms/use-post.tsx';
import { DecideWithReason } from '#web/layout/desk/decide-with-reason.tsx';
import { Findings } from '#web/layout/desk/findings.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Badge } from '#web/ui/card.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: cofounderDeskPaths.deskCofounders, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.one.searcher.name || texts.one);

/** One held text, the words that hold it, and the decision next to them. */
export default function DeskSearchReview({ loaderData: { one } }: Route.ComponentProps) {
  const { said, proposed, outcome, bar, opens } = one;
  const post = usePost(['approve', 'return']);
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  return (
    <article className="grid grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      {!post.isAtFault('reason') && <PostFault post={post} />}
      <div className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={one.isLate ? 'sindoor' : 'neel'}>
            {one.isLate ? deskTexts.isLate : texts.outcomes[outcome]}
          </Badge>
        </p>
        <h1 className="text-work break-words">{one.searcher.name}</h1>
        <p className="text-small text-soft">
          {[opens ? texts.opens : texts.changes, texts.states[one.state], one.dueAt && texts.due(one.dueAt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-8">
          <Findings
            findings={one.findings.map((one) => ({
              ...one,
              reason: texts.demands[one.reason] ?? one.reason,
            }))}
          />
          {proposed && <Texts heading={texts.proposed} said={proposed} />}
          <Texts heading={opens && outcome === 'waiting' ? texts.waiting : texts.said} said={said} />
        </div>
        <div className="grid grid-cols-1 gap-8">
          {bar === 'own' && <Banner look="note">{texts.own}</Banner>}
          {one.reason && <p className="break-words">{`${texts.reason}: ${one.reason}`}</p>}
          {outcome === 'waiting' && bar === '' && (
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
        </div>
      </div>
    </article>
  );
}

function Texts({ heading, said }: { heading: string; said: DeskSearchBody['said'] }) {
  const parts = [
    [texts.begin, said.begin],
    [texts.bring, said.bring],
  ].filter(([, text]) => text);
  return (
    <section className="grid gap-4 rounded-card bg-sand p-5">
      <h2 className="text-heading">{heading}</h2>
      <dl className="grid gap-3">
        {parts.map(([name, text]) => (
          <div key={name}>
            <dt className="text-small text-soft">{name}</dt>
            <dd className="whitespace-pre-line break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

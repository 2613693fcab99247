import type { ComponentProps } from 'react';
import type { TextReviewBody } from '#contract/administration/text-reviews.ts';
import { PostFault, usePost } from '#web/forms/use-post.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Badge } from '#web/ui/card.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { DecideWithReason } from './decide-with-reason.tsx';
import { Findings } from './findings.tsx';

type Words = ComponentProps<typeof DecideWithReason>['texts'] &
  Record<
    'opens' | 'changes' | 'proposed' | 'waiting' | 'said' | 'own' | 'reason' | 'approve' | 'return',
    string
  > & {
    outcomes: Record<TextReviewBody['outcome'], string>;
    done: Record<'approved' | 'returned', string>;
    due(dueAt: string): string;
  };

/** Texts by their names; those without a text are left out. */
export type NamedTexts = readonly (readonly [name: string, text: string])[];

type TextReviewProps = {
  one: TextReviewBody;
  /** Of the member, and of the state of their thing. */
  name: string;
  state: string;
  texts: Words;
  said: NamedTexts;
  /** Changed texts that others do not read yet. */
  proposed: NamedTexts | null;
  findings: ComponentProps<typeof Findings>['findings'];
};

/** One held text, the words that hold it, and the decision next to them. */
export function TextReview({ one, name, state, texts, said, proposed, findings }: TextReviewProps) {
  const { outcome, bar, opens } = one;
  const post = usePost(['approve', 'return']);
  const done = post.outcome?.done as keyof Words['done'] | undefined;
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
        <h1 className="text-work break-words">{name}</h1>
        <p className="text-small text-soft">
          {[opens ? texts.opens : texts.changes, state, one.dueAt && texts.due(one.dueAt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-8">
          <Findings findings={findings} />
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

function Texts({ heading, said }: { heading: string; said: NamedTexts }) {
  return (
    <section className="grid gap-4 rounded-card bg-sand p-5">
      <h2 className="text-heading">{heading}</h2>
      <dl className="grid gap-3">
        {said
          .filter(([, text]) => text)
          .map(([name, text]) => (
            <div key={name}>
              <dt className="text-small text-soft">{name}</dt>
              <dd className="whitespace-pre-line break-words">{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

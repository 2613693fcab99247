import { useRef } from 'react';
import { firstStepsTexts as texts } from '#web/first-days/texts/en/first-steps-title.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { TextLink } from '#web/ui/button.tsx';
import type { ShownStep } from '../shown-steps.ts';

/** The first steps of a new member, each until it is done or put away. */
export function FirstSteps({ steps }: { steps: readonly ShownStep[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button goes with its row.
  const post = usePost(
    steps.map(({ intent }) => intent),
    { onDone: () => heading.current?.focus() },
  );
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" ref={heading} tabIndex={-1} className="text-heading">
        {texts.title}
      </h2>
      <PostForm post={post}>
        <PostFault post={post} />
        <RowList>
          {steps.map(({ intent, to, title, facts, putAway, or }) => (
            <Row
              key={intent}
              to={to}
              title={<span className="text-link">{title}</span>}
              facts={facts}
              after={
                <span className="-mt-1 flex flex-wrap items-center gap-x-6 pb-3">
                  {or && (
                    <TextLink to={or.to} className="inline-flex min-h-11 items-center text-small">
                      {or.label}
                    </TextLink>
                  )}
                  <IntentButton post={post} intent={intent} look="plain" aria-label={putAway}>
                    {texts.putAway}
                  </IntentButton>
                </span>
              }
            />
          ))}
        </RowList>
      </PostForm>
    </section>
  );
}

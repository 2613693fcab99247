import type { ReactNode } from 'react';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { stepTexts as texts } from '#web/mentoring/texts/en/steps.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { stepsOfSession, useStepPost } from './use-step-post.ts';

export { stepsOfSession };

export type At = (name: string, first?: string) => ReturnType<typeof fieldOf>;
type Fields = (at: At) => ReactNode;
const fieldOf = (post: ReturnType<typeof usePost>, name: string, first = '') => ({
  ...post.field(name, first),
  error: noteAt(post.fault, name),
});

type Props = {
  intent: string;
  act: string;
  how?: string;
  look?: ButtonLook;
  /** Values that are sent along. */
  hidden?: Record<string, string>;
  label?: string;
  small?: boolean;
  fields?: Fields;
};

/** One step: its fields, and a button. */
export function StepForm({ intent, act, how, look = 'primary', hidden = {}, label, small, fields }: Props) {
  const post = useStepPost([intent], { hasFields: fields !== undefined });
  return (
    <PostForm post={post} intent={intent} className="grid justify-items-start gap-4">
      <PostFault post={post} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields && (
        <div className="grid w-full gap-4">{fields((name, first) => fieldOf(post, name, first))}</div>
      )}
      <Button
        type="submit"
        look={look}
        busy={post.busyWith !== null}
        {...(small && { small })}
        aria-label={label}
      >
        {post.busyWith ? texts.busy : act}
      </Button>
      {how && <p className="text-small text-soft">{how}</p>}
    </PostForm>
  );
}

/** The same, behind a heading that opens it. */
export function FoldedForm({ heading, ...rest }: Props & { heading: string }) {
  const post = usePost([rest.intent], { shared: stepsOfSession });
  return (
    <Unfold isWanted={post.fault !== null} className="border-t border-line pt-2">
      <summary className="cursor-pointer py-2.5 font-semibold">{heading}</summary>
      <StepForm {...rest} />
    </Unfold>
  );
}

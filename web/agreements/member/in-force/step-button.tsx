import { milestoneTexts as texts } from '#web/agreements/texts/en/milestones.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { useFormsHere } from '../outcome-here.tsx';

type Props = { intent: string; basedOn: number; act: string; how: string; look?: ButtonLook };

/** A step under an agreement that needs nothing but a button: on what it was decided goes along. */
export function StepButton({ intent, basedOn, act, how, look = 'primary' }: Props) {
  const post = usePost([intent], { shared: useFormsHere() });
  return (
    <PostForm post={post} intent={intent} className="grid justify-items-start gap-1.5">
      <PostFault post={post} />
      <input type="hidden" name="basedOn" value={basedOn} />
      <Button type="submit" look={look} busy={post.busyWith !== null}>
        {post.busyWith ? texts.busy : act}
      </Button>
      <p className="text-small text-soft">{how}</p>
    </PostForm>
  );
}

import { offerTexts as texts } from '#web/applications/texts/en/offers.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button, type ButtonLook } from '#web/ui/button.tsx';

type StepProps = {
  intent: string;
  version?: number;
  act: string;
  how: string;
  look?: ButtonLook;
  shared?: string;
};

/** One step that needs nothing but a button, and the version on which it is based, and what it means. */
export function StepForm({ intent, version, act, how, look = 'primary', shared }: StepProps) {
  const post = usePost([intent], { ...(shared && { shared }) });
  return (
    <PostForm post={post} intent={intent} className="grid justify-items-start gap-1.5">
      <PostFault post={post} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Button type="submit" look={look} busy={post.busyWith !== null}>
        {post.busyWith ? texts.busy : act}
      </Button>
      <p className="text-small text-soft">{how}</p>
    </PostForm>
  );
}

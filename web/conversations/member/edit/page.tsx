import { messageLimits } from '#contract/conversations/limits.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { editTexts as texts } from '#web/conversations/texts/en/message-forms.ts';
import { messageTexts } from '#web/conversations/texts/en/messages.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: {
    to: ({ conversationId = '' }) => conversationPaths.conversation(conversationId),
    label: messageTexts.up,
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: messageTexts.description,
    path: conversationPaths.messages,
    noindex: true,
  });

/** A message of one's own: its words can be changed for a while, and it can be deleted. */
export default function EditMessage({ loaderData: { message } }: Route.ComponentProps) {
  const editing = usePost(['edit']);
  const deleting = usePost(['delete']);
  return (
    <div className="grid max-w-text grid-cols-1 gap-8">
      <h1 className="text-work">{texts.title}</h1>
      {message.can.edit ? (
        <PostForm post={editing} intent="edit" className="grid gap-4">
          <PostFault post={editing} />
          <CountedArea
            label={texts.label}
            hint={texts.marked}
            most={messageLimits.text}
            rows={6}
            {...editing.field('text', message.text)}
          />
          <p className="text-small text-soft">{texts.late}</p>
          <Button type="submit" className="justify-self-start" busy={editing.busyWith !== null}>
            {texts.save}
          </Button>
        </PostForm>
      ) : (
        <p className="text-soft">{texts.late}</p>
      )}
      <PostForm post={deleting} intent="delete" className="grid gap-3">
        <h2 className="text-heading">{texts.deleteTitle}</h2>
        <p>{texts.deleteHint}</p>
        <PostFault post={deleting} />
        <Button type="submit" look="danger" className="justify-self-start" busy={deleting.busyWith !== null}>
          {texts.delete}
        </Button>
      </PostForm>
    </div>
  );
}

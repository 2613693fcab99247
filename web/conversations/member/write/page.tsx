import { messageLimits } from '#contract/conversations/limits.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { writeTexts as texts } from '#web/conversations/texts/en/message-forms.ts';
import { messageTexts } from '#web/conversations/texts/en/messages.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: messageTexts.title,
  up: { to: ({ handle = '' }) => peoplePaths.findPerson(handle), label: messageTexts.profile },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title(loaderData?.writing.person.name ?? ''),
    description: messageTexts.description,
    path: conversationPaths.messages,
    noindex: true,
  });

/** The first message to a member. */
export default function Write({ loaderData: { writing, key } }: Route.ComponentProps) {
  const { person, conversationId, way } = writing;
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <header className="flex items-center gap-4">
        <Portrait id={person.id} avatarId={person.avatarId} className="size-14 shrink-0" />
        <h1 className="min-w-0 text-work break-words">{texts.title(person.name)}</h1>
      </header>
      {way === 'request' && <p>{texts.request(person.name)}</p>}
      {way === 'request' || (way === 'open' && conversationId === '') ? (
        <WriteForm requestKey={key} isRequest={way === 'request'} />
      ) : (
        <>
          {way !== 'open' && <p>{texts[way]}</p>}
          {conversationId && (
            <ButtonLink to={conversationPaths.conversation(conversationId)} className="justify-self-start">
              {texts.see}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}

function WriteForm({ requestKey, isRequest }: { requestKey: string; isRequest: boolean }) {
  const post = usePost(['write']);
  const { text, request } = messageLimits;
  return (
    <PostForm post={post} intent="write" className="grid gap-4">
      <PostFault post={post} />
      <input type="hidden" name="key" value={requestKey} />
      <CountedArea
        label={texts.label}
        hint={isRequest ? texts.hint : undefined}
        most={isRequest ? request.max : text}
        rows={7}
        {...post.field('text')}
      />
      <Button type="submit" className="justify-self-start" busy={post.busyWith !== null}>
        {isRequest ? texts.send : texts.sendOpen}
      </Button>
    </PostForm>
  );
}

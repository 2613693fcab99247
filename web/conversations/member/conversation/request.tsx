import { innerConversationPaths } from '#contract/conversations/inner-paths.ts';
import { conversationTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import type { ShownConversation } from '../in-words.ts';
import { titleOf } from '../title-of.ts';
import { formsOfConversation } from './forms.ts';

type Of = { conversation: ShownConversation };

/** Stands instead of the writing box: a request to be answered, or the reason why the member cannot write. */
export default function Request({ conversation }: Of) {
  const { answer, write } = conversation.can;
  if (answer) return <RequestForm conversation={conversation} />;
  return write ? null : <ClosedNote conversation={conversation} />;
}

/** A first message of a stranger, to be accepted or declined. */
function RequestForm({ conversation }: Of) {
  const post = usePost(['accept', 'decline'], { shared: formsOfConversation });
  return (
    <PostForm post={post} className="talk-foot grid gap-3">
      <PostFault post={post} />
      <p className="font-semibold">{texts.requestFrom(titleOf(conversation))}</p>
      {conversation.answerUntil && (
        <p className="text-small text-soft">{texts.requestHint(conversation.answerUntil)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="accept" busy={post.busyWith === 'accept'}>
          {texts.accept}
        </Button>
        <Button type="submit" look="quiet" name="intent" value="decline" busy={post.busyWith === 'decline'}>
          {texts.decline}
        </Button>
      </div>
    </PostForm>
  );
}

/** The reason why the member cannot write here at present, and whether the conversation can be started again. */
function ClosedNote({ conversation }: Of) {
  const { person, can } = conversation;
  return (
    <div className="talk-foot text-soft">
      <p>{noteOf(conversation)}</p>
      {can.ask && person?.handle && (
        <TextLink
          to={innerConversationPaths.writeTo(person.handle)}
          className="inline-flex min-h-11 items-center"
        >
          {texts.askAgain(person.name)}
        </TextLink>
      )}
    </div>
  );
}

function noteOf(conversation: ShownConversation): string {
  const { over, left, person, state, isAvailable, isAsker, answerUntil } = conversation;
  if (over) return over;
  if (left === 0) return texts.waitsForTeam;
  if (!person) return texts.gone;
  const name = titleOf(conversation);
  if (!isAvailable) return texts.notAvailable(name);
  if (state === 'requested') return texts.waitsFor(name, answerUntil || conversation.lastAt);
  if (state === 'declined' && isAsker) return texts.declined(name);
  return state === 'lapsed' && isAsker ? texts.lapsed(name) : texts.notAvailable(name);
}

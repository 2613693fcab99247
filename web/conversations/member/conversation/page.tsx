import { conversationPaths } from '#contract/conversations/paths.ts';
import { messageTexts, conversationTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { useSharedOutcome } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { onTouch } from '#web/takeover/on-touch.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { titleOf } from '../title-of.ts';
import type { Route } from './+types/page';
import { Composer } from './composer.tsx';
import { formsOfConversation } from './forms.ts';
import { ConversationHead } from './head.tsx';
import { Thread } from './thread.tsx';
import { useReading } from './use-reading.ts';
import { useThread } from './use-thread.ts';
import '../messages.css';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: messageTexts.title,
  up: { to: conversationPaths.messages, label: messageTexts.up },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? titleOf(loaderData.conversation) : messageTexts.title,
    description: messageTexts.description,
    path: conversationPaths.messages,
    noindex: true,
  });

/** One conversation: the newest at the bottom, and where one writes below it. */
export default function Conversation({ loaderData }: Route.ComponentProps) {
  const { key: requestKey, ...loaded } = loaderData;
  const { conversation, conversations } = loaded;
  return (
    <div className="talk">
      <aside className="talk-others">
        <Others conversations={conversations} current={conversation.id} />
      </aside>
      <One key={conversation.id} requestKey={requestKey} {...loaded} />
    </div>
  );
}

const Request = onTouch(import.meta.env.SSR ? await import('./request.tsx') : () => import('./request.tsx'));
const Others = onTouch(import.meta.env.SSR ? await import('./others.tsx') : () => import('./others.tsx'));

type OneProps = Omit<Route.ComponentProps['loaderData'], 'key'> & { requestKey: string };

function One({ me, conversation, page, around, requestKey }: OneProps) {
  const thread = useThread(me, conversation, page, around !== null);
  useReading(conversation, thread);
  const sent = useSharedOutcome(formsOfConversation);
  const arrived = useArrival();
  const done = sent ? (sent.fault ? undefined : sent.done) : arrived;
  const isRequest = conversation.can.answer || !conversation.can.write;
  const sentence = done && done !== 'sent' ? texts.done[done] : undefined;
  return (
    <section className="talk-one" aria-label={titleOf(conversation)}>
      <ConversationHead conversation={conversation} />
      {sentence && (
        <OutcomeBanner look="success" of={sent}>
          {sentence}
        </OutcomeBanner>
      )}
      <Thread conversation={conversation} thread={thread} around={around} />
      {isRequest && <Request conversation={conversation} />}
      {conversation.can.write && (
        <Composer me={me} conversationId={conversation.id} requestKey={requestKey} />
      )}
    </section>
  );
}

import { type Outgoing, takeBack, tryAgain } from '#web/client/outgoing.ts';
import { conversationTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';

/** A message on its way. A refused one stays here until the member tries again or takes it back. */
export function OutgoingBubble({ outgoing: { key, text, files, refused } }: { outgoing: Outgoing }) {
  return (
    <li className="talk-line talk-own talk-first">
      <div className="talk-bubble talk-outgoing">
        {text && <LinkedText text={text} />}
        {files.map(({ id, name }) => (
          <p key={id} className="font-semibold break-all">
            {name}
          </p>
        ))}
        {refused === undefined ? (
          <p className="talk-facts">{texts.sending}</p>
        ) : (
          <div role="alert" className="grid gap-1 text-small">
            <p className="font-semibold text-sindoor">
              {texts.notSent} {refused}
            </p>
            <p className="flex flex-wrap gap-x-5">
              <button type="button" className="text-link min-h-11" onClick={() => tryAgain(key)}>
                {texts.tryAgain}
              </button>
              <button type="button" className="text-link min-h-11" onClick={() => takeBack(key)}>
                {texts.withdraw}
              </button>
            </p>
          </div>
        )}
      </div>
    </li>
  );
}

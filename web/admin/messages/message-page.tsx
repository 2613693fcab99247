import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { ContactMessageBody } from '#contract/enquiries.ts';
import { messageTexts as texts } from '#texts/admin.ts';
import { moment } from '../../texts/amounts.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast.tsx';
import { closeMessage, fetchMessage, reopenMessage } from '../calls.ts';
import { Fault, WhenLoaded } from '../loading.tsx';
import { adminPaths } from '../paths.ts';
import { Title } from '../title.tsx';
import { useLoaded } from '../use-loaded.ts';
import { AnswerForm } from './answer-form.tsx';

/** One message, what was answered, and what can be done about it. */
export function MessagePage() {
  const { messageId = '' } = useParams();
  const loaded = useLoaded(messageId, () => fetchMessage(messageId));
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link to={adminPaths.messages} className="text-link">
          {texts.back}
        </Link>
      </p>
      <WhenLoaded from={loaded}>
        {(message) => (
          <Message key={message.$id} message={message} onChange={loaded.set} onConflict={loaded.reload} />
        )}
      </WhenLoaded>
    </div>
  );
}

type MessageProps = {
  message: ContactMessageBody;
  onChange: (message: ContactMessageBody) => void;
  onConflict: () => void;
};

function Message({ message, onChange, onConflict }: MessageProps) {
  const [error, setError] = useState<unknown>(null);
  const [working, setWorking] = useState(false);
  const isOpen = message.state === 'open';

  async function move(action: (id: string) => Promise<ContactMessageBody>, outcome: string) {
    setWorking(true);
    setError(null);
    try {
      onChange(await action(message.$id));
      showToast(outcome);
    } catch (fault) {
      setError(fault);
    } finally {
      setWorking(false);
    }
  }

  return (
    <article className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={isOpen ? 'genda' : 'patta'}>{texts.states[message.state]}</Badge>
        </p>
        <Title text={message.subject} />
        <p className="break-words text-soft">
          {texts.from(message.name, message.email)}
          <br />
          <time dateTime={message.$createdAt}>{moment(message.$createdAt)}</time>
        </p>
      </div>
      <p className="rounded-card border border-line bg-raised p-5 break-words whitespace-pre-wrap sm:p-7">
        {message.message}
      </p>
      {message.answers.length > 0 && (
        <section aria-labelledby="answers" className="grid grid-cols-1 gap-4">
          <h2 id="answers" className="text-heading">
            {texts.answers}
          </h2>
          {message.answers.map(({ $id, $createdAt, by, answer }) => (
            <div key={$id} className="border-l-4 border-patta pl-4">
              <p className="text-small text-soft">
                {texts.answeredBy(by)}, <time dateTime={$createdAt}>{moment($createdAt)}</time>
              </p>
              <p className="mt-1 break-words whitespace-pre-wrap">{answer}</p>
            </div>
          ))}
        </section>
      )}
      {error !== null && <Fault error={error} otherwise={texts.failed} />}
      {isOpen ? (
        <>
          <AnswerForm messageId={message.$id} onAnswered={onChange} onConflict={onConflict} />
          <p>
            <Button
              look="plain"
              className="-ml-3"
              busy={working}
              onClick={() => void move(closeMessage, texts.closed)}
            >
              {texts.close}
            </Button>
          </p>
        </>
      ) : (
        <p>
          <Button look="quiet" busy={working} onClick={() => void move(reopenMessage, texts.reopened)}>
            {texts.reopen}
          </Button>
        </p>
      )}
    </article>
  );
}

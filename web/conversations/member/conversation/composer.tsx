import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { messageLimits as limits, messageExtensions } from '#contract/conversations/limits.ts';
import { isBlank } from '#rules/text/blank.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { putOnItsWay } from '#web/client/outgoing.ts';
import { conversationTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { useHydrated } from '#web/forms/use-hydrated.ts';
import { useOutcomeOfPage } from '#web/forms/use-post.tsx';
import { formTexts } from '#web/ground/texts/en/forms.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Attachments } from './attachments.tsx';
import { useAttachments } from './use-attachments.ts';
import { useDraft } from './use-draft.ts';

type ComposerProps = { me: string; conversationId: string; requestKey: string };

/** Where one writes: a plain form with text and files; with scripts a message is shown at once and sent from the queue. */
export function Composer({ me, conversationId, requestKey }: ComposerProps) {
  const before = useOutcomeOfPage();
  const fault = before?.intent === 'send' ? before.fault : undefined;
  const isHydrated = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const keepDraft = useDraft(conversationId, field, setLength);
  const attachments = useAttachments(conversationId);
  const isTooLong = length > limits.text;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = normaliseText(field.current?.value ?? '');
    const files = attachments.ready;
    if (attachments.isUnderWay || isTooLong || (isBlank(text) && files.length === 0)) return;
    putOnItsWay({ key: newKey(), accountId: me, conversationId, text, files });
    attachments.clear();
    if (field.current) field.current.value = '';
    setLength(0);
    keepDraft('');
    field.current?.focus();
  }

  /** As on other keyboards, Enter sends; on a phone it begins a line. */
  function typed(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isHydrated || !isSending || !matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form
      method="post"
      action="?file=send"
      encType="multipart/form-data"
      className="talk-foot talk-composer"
      onSubmit={send}
    >
      {fault && <Banner>{faultSentence(fault)}</Banner>}
      <input type="hidden" name="key" value={requestKey} />
      <Attachments attachments={attachments} isHydrated={isHydrated} />
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          name="text"
          aria-label={texts.write}
          aria-invalid={isTooLong || undefined}
          aria-describedby="written"
          placeholder={texts.write}
          rows={1}
          className="input talk-field"
          defaultValue={fault ? (before?.typed?.text ?? '') : ''}
          onKeyDown={typed}
          onInput={({ currentTarget: { value } }) => {
            setLength(textLength(value));
            keepDraft(value);
          }}
        />
        <Button type="submit" disabled={attachments.isUnderWay || isTooLong}>
          {texts.send}
        </Button>
      </div>
      <p id="written" className={isTooLong ? 'text-small font-semibold text-sindoor' : 'sr-only'}>
        {isHydrated ? formTexts.counted(length, limits.text) : formTexts.most(limits.text)}
      </p>
    </form>
  );
}

export const accepted = messageExtensions.map((extension) => `.${extension}`).join(',');

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

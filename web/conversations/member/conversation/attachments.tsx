import { conversationTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { useEarlyFiles } from '#web/forms/use-early-files.ts';
import { accepted } from './composer.tsx';
import type { Attachment, AttachmentsState } from './use-attachments.ts';

type AttachmentsProps = { attachments: AttachmentsState; isHydrated: boolean };

/** The files of the next message. Without scripts the browser sends them with it. */
export function Attachments({ attachments, isHydrated }: AttachmentsProps) {
  const take = (input: HTMLInputElement) => {
    attachments.choose(input.files ?? []);
    input.value = '';
  };
  const field = useEarlyFiles(take);
  return (
    <div className="grid gap-1">
      {attachments.all.length > 0 && (
        <ul className="grid gap-1">
          {attachments.all.map((one) => (
            <Chosen key={one.key} one={one} onRemove={() => attachments.remove(one)} />
          ))}
        </ul>
      )}
      {!attachments.isFull && (
        <label className="talk-add text-small">
          <span className="text-link">{texts.addFiles}</span>
          <input
            ref={field}
            type="file"
            name="file"
            multiple
            accept={accepted}
            aria-describedby="files-hint"
            className={isHydrated ? 'sr-only' : 'input'}
            onChange={({ currentTarget }) => take(currentTarget)}
          />
          <span id="files-hint" className="text-soft">
            {texts.filesHint}
          </span>
        </label>
      )}
    </div>
  );
}

function Chosen({ one, onRemove }: { one: Attachment; onRemove: () => void }) {
  const { name, percent, file, fault } = one;
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-small">
      <span className="min-w-0 font-semibold break-all">{name}</span>
      {!file && !fault && (
        <>
          <progress max={100} value={percent} aria-label={name} className="w-24" />
          <span className="tabular-nums">{texts.uploading(percent)}</span>
        </>
      )}
      {fault && (
        <span role="alert" className="text-sindoor">
          {fault}
        </span>
      )}
      <button
        type="button"
        className="text-link min-h-11"
        aria-label={file || fault ? texts.remove(name) : texts.cancel(name)}
        onClick={onRemove}
      >
        {file || fault ? texts.withdraw : texts.cancelShort}
      </button>
    </li>
  );
}

import { useId } from 'react';
import { type AttachmentBucket, attachments } from '#rules/sign-up/limits.ts';
import { useEarlyFiles } from '#web/forms/use-early-files.ts';
import { ProgressBar } from '#web/ground/member/progress-bar.tsx';
import { attachmentTexts as texts } from '#web/sign-ups/texts/en/sign-up.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { fileFields } from './file-fields.ts';
import type { Attachment } from './use-attachment.ts';

type AttachmentFieldProps = {
  bucket: AttachmentBucket;
  label: string;
  hint: string;
  attachment: Attachment;
  error: string | null;
};

/** Chooses a file, shows how far it has got, and lets it go again. */
export function AttachmentField({ bucket, label, hint, attachment, error }: AttachmentFieldProps) {
  const { state } = attachment;
  const message = state.step === 'none' ? state.message : state.step === 'failed' ? state.message : undefined;
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file) attachment.choose(file);
  };
  const field = useEarlyFiles(take);
  const accept = attachments[bucket].extensions.map((extension) => `.${extension}`).join(',');
  return (
    <div className="needs-script">
      <Field label={label} optional hint={hint} error={message ?? error}>
        {(ties) => (
          <input
            {...ties}
            ref={field}
            type="file"
            name={fileFields[bucket]}
            accept={accept}
            // The browser's own file text would go stale; the line below tells what is there.
            className="input text-transparent"
            onChange={(event) => take(event.target)}
          />
        )}
      </Field>
      <FileLine attachment={attachment} />
    </div>
  );
}

function FileLine({ attachment }: { attachment: Attachment }) {
  const { state } = attachment;
  const progressId = useId();
  if (state.step === 'none') return null;
  const name = state.step === 'stored' ? state.stored.name : state.file.name;
  const percent = state.step === 'uploading' ? Math.floor(state.share * 100) : 0;
  return (
    <div className="mt-2 grid gap-2 rounded-control border border-line bg-sand px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 break-all font-semibold">
          <bdi>{name}</bdi>
        </p>
        <div className="flex gap-2">
          {state.step === 'failed' && (
            <Button look="quiet" small onClick={attachment.retry}>
              {texts.retry}
            </Button>
          )}
          <Button look="quiet" small onClick={attachment.remove}>
            {state.step === 'uploading' ? texts.cancel : texts.remove}
          </Button>
        </div>
      </div>
      <p
        className="text-small text-soft"
        role={state.step === 'uploading' ? undefined : 'status'}
        id={progressId}
      >
        {state.step === 'chosen' && texts.waitsForEmail}
        {state.step === 'uploading' && (state.waiting ? texts.waitsForLine : texts.uploading(percent))}
        {state.step === 'stored' && texts.stored}
      </p>
      {state.step === 'uploading' && <ProgressBar value={percent} max={100} aria-labelledby={progressId} />}
    </div>
  );
}

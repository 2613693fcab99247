import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import { type AttachmentBucket, attachments } from '#rules/sign-up/limits.ts';
import type { UploadedFile } from '#web/client/files.ts';
import { messageOf } from '#web/client/message.ts';
import { uploadFile } from '#web/client/upload.ts';
import { attachmentTexts } from '#web/sign-ups/texts/en/sign-up.ts';

export type AttachmentState =
  | { step: 'none'; message?: string }
  | { step: 'chosen'; file: File }
  | { step: 'uploading'; file: File; share: number; waiting: boolean }
  | { step: 'failed'; file: File; message: string }
  | { step: 'stored'; stored: UploadedFile };

/** Its extension has been looked at before it left, so a file of a wrong kind is one by its content. */
const refused: RefusalValues = { broken: { rule: 'content', about: [] } };

export type Attachment = ReturnType<typeof useAttachment>;

/** Why the server would refuse this file, as far as that shows before it is sent. */
export function faultOfFile(file: { name: string; size: number }, bucket: AttachmentBucket): string | null {
  const { extensions, maxBytes } = attachments[bucket];
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!extensions.some((allowed) => allowed === extension))
    return attachmentTexts.wrongType(extensions.map((allowed) => `.${allowed}`).join(', '));
  if (file.size === 0) return attachmentTexts.empty;
  if (file.size > maxBytes) return attachmentTexts.tooLarge(maxBytes / 1024 / 1024);
  return null;
}

/** A file that goes up as soon as it is chosen and the e-mail is proven. */
export function useAttachment(bucket: AttachmentBucket, mayUpload: boolean, onEdit: () => void) {
  const [state, setState] = useState<AttachmentState>({ step: 'none' });
  const upload = useRef<{ abort: AbortController; done: Promise<UploadedFile | null> } | null>(null);

  function stop() {
    upload.current?.abort.abort();
    upload.current = null;
  }

  function start(file: File): Promise<UploadedFile | null> {
    stop();
    const abort = new AbortController();
    const own = { abort, done: Promise.resolve<UploadedFile | null>(null) };
    upload.current = own;
    const progress = (change: { share?: number; waiting?: boolean }) => {
      if (upload.current !== own) return;
      setState((now) =>
        now.step === 'uploading'
          ? { ...now, ...change }
          : { step: 'uploading', file, share: 0, waiting: false, ...change },
      );
    };
    progress({});
    own.done = uploadFile(bucket, file, {
      signal: abort.signal,
      onProgress: (share) => progress({ share }),
      onWaiting: (waiting) => progress({ waiting }),
    }).then(
      (stored) => {
        if (upload.current !== own) return null;
        setState({ step: 'stored', stored });
        return stored;
      },
      async (error: unknown) => {
        const message = await messageOf(error, attachmentTexts.failed, refused);
        if (upload.current === own) setState({ step: 'failed', file, message });
        return null;
      },
    );
    return own.done;
  }

  function choose(file: File) {
    onEdit();
    const message = faultOfFile(file, bucket);
    stop();
    if (message) setState({ step: 'none', message });
    else if (mayUpload) void start(file);
    else setState({ step: 'chosen', file });
  }

  const startWaiting = useEffectEvent(() => {
    if (state.step === 'chosen') void start(state.file);
  });
  const isWaiting = state.step === 'chosen';
  useEffect(() => {
    if (mayUpload && isWaiting) startWaiting();
  }, [mayUpload, isWaiting]);

  useEffect(() => () => upload.current?.abort.abort(), []);

  return {
    state,
    choose,
    remove: () => {
      onEdit();
      stop();
      setState({ step: 'none' });
    },
    retry: () => {
      if (state.step === 'failed') void start(state.file);
    },
    restore: (stored: UploadedFile) => setState({ step: 'stored', stored }),
    remind: (name: string) => setState({ step: 'none', message: attachmentTexts.lostByReload(name) }),
    /** The stored file's id, after waiting for an upload under way. False when there is a file that did not get there. */
    settle: async (): Promise<string | undefined | false> => {
      if (state.step === 'stored') return state.stored.$id;
      if (state.step === 'chosen' || state.step === 'failed') return (await start(state.file))?.$id ?? false;
      // A press right after the choice may come before the page knows of the upload.
      if (!upload.current) return undefined;
      return (await upload.current.done)?.$id ?? false;
    },
  };
}

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { AttachmentBucket } from '#rules/sign-up/limits.ts';
import { bucketOf } from '#rules/sign-up/limits.ts';
import type { UploadedFile } from '#web/client/files.ts';
import type { OwnFault } from '#web/forms/outcome.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from './faults.ts';
import type { FormState } from './form-state.ts';
import { type Change, changed, type FormValues, readValues } from './form-values.ts';
import { useAttachment } from './use-attachment.ts';

export type Stored = UploadedFile;

type Options = {
  post: Post;
  /** The values that the page was rendered with. */
  initial: FormValues;
  mayUpload: boolean;
  /** The files that the profile has already. */
  stored?: Stored[];
  /** Typed before in this tab, and not sent yet. Read once, in the browser. */
  loadDraft: () => Partial<FormValues> | null;
  keepDraft: (values: FormValues, chosenFile: string | undefined) => void;
};

/** Holds the values of a profile's fields, and keeps them in the browser until they are sent. */
export function useProfileForm({ post, initial, mayUpload, stored = [], loadDraft, keepDraft }: Options) {
  const [values, setValues] = useState(initial);
  const [isRestored, setRestored] = useState(false);
  const resume = useAttachment('resumes', mayUpload && bucketOf(values.role) === 'resumes', post.onEdit);
  const portfolio = useAttachment(
    'portfolios',
    mayUpload && bucketOf(values.role) === 'portfolios',
    post.onEdit,
  );
  const attachments: Record<AttachmentBucket, typeof resume> = { resumes: resume, portfolios: portfolio };
  const attachment = attachments[bucketOf(values.role)];

  const restore = useEffectEvent(() => {
    for (const file of stored) attachments[file.bucketId as AttachmentBucket].restore(file);
    // Values typed before the scripts arrived take precedence over values kept earlier.
    const typed = post.form.current ? differing(readValues(new FormData(post.form.current)), initial) : {};
    setValues((now) => changed(now, { ...loadDraft(), ...typed }));
    setRestored(true);
  });
  useLayoutEffect(() => restore(), []);

  const { state: file } = attachment;
  const chosenFile = file.step === 'none' || file.step === 'stored' ? undefined : file.file.name;
  const keep = useEffectEvent(keepDraft);
  useEffect(() => {
    if (isRestored) keep(values, chosenFile);
  }, [isRestored, values, chosenFile]);

  const change: Change = (field, value) => setValues((now) => changed(now, { [field]: value }));

  return {
    values,
    change,
    adjust: (adjusted: Partial<FormValues>) => setValues((now) => changed(now, adjusted)),
    noteOf: (field) => noteAt(post.fault, field),
    attachment,
    attachments,
    isRestored,
    /** Awaits an upload under way and puts its file into the form. */
    async settleFile(form: FormData): Promise<OwnFault | null> {
      const fileId = await attachment.settle();
      if (fileId === false) return { code: 'file_failed', fields: ['file'] };
      form.set('fileId', fileId ?? '');
      return null;
    },
  } satisfies FormState & Record<string, unknown>;
}

/** The values that have changed on the page since it was rendered. */
function differing(typed: Partial<FormValues>, initial: FormValues): Partial<FormValues> {
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== initial[field as keyof FormValues]),
  );
}

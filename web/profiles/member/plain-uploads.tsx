import { type AttachmentBucket, attachments } from '#rules/sign-up/limits.ts';
import { plainUploadTexts as texts } from '#web/files/texts/en/plain-uploads.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { useOutcomeOfPage } from '#web/forms/use-post.tsx';
import { editTexts } from '#web/profiles/texts/en/edit-profile.ts';
import { signUpTexts } from '#web/sign-ups/texts/en/sign-up.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

type PlainUploadsProps = {
  /** Where the file of the profile belongs; null while there is no profile. */
  bucket: AttachmentBucket | null;
  hasFile: boolean;
  hasPhoto: boolean;
};

const titles = { resumes: editTexts.resume, portfolios: editTexts.portfolio };
const hints = { resumes: signUpTexts.resume.hint, portfolios: signUpTexts.portfolio.hint };

/** A photo and the profile's file without scripts: one form for each, sent whole by the browser. */
export function PlainUploads({ bucket, hasFile, hasPhoto }: PlainUploadsProps) {
  return (
    <div className="without-script grid gap-8" id="files">
      {bucket && (
        <PlainUpload
          name="attachment"
          label={titles[bucket]}
          hint={hints[bucket]}
          accept={attachments[bucket].extensions.map((extension) => `.${extension}`).join(',')}
          remove={hasFile ? 'remove-file' : null}
          bucket={bucket}
        />
      )}
      <PlainUpload
        name="photo"
        label={texts.photo}
        hint={texts.photoHint}
        accept="image/jpeg,image/png,image/webp"
        remove={hasPhoto ? 'remove-photo' : null}
      />
    </div>
  );
}

type PlainUploadProps = {
  /** Of the form. */
  name: 'attachment' | 'photo';
  label: string;
  hint: string;
  accept: string;
  /** The intent that takes away what is there. */
  remove: string | null;
  bucket?: AttachmentBucket;
};

function PlainUpload({ name, label, hint, accept, remove, bucket }: PlainUploadProps) {
  const outcome = useOutcomeOfPage();
  const isMine = outcome && [name, remove].includes(outcome.intent);
  const fault = isMine ? outcome.fault : undefined;
  return (
    <div className="grid justify-items-start gap-3">
      {isMine && outcome.done === 'file saved' && <Banner look="success">{texts.fileSaved}</Banner>}
      {isMine && outcome.done === 'photo saved' && <Banner look="success">{texts.photoSaved}</Banner>}
      {fault && <Banner>{faultSentence(fault)}</Banner>}
      <form
        method="post"
        action={`?file=${name}`}
        encType="multipart/form-data"
        className="grid justify-items-start gap-3"
      >
        {/* This field must stand before the file: the server reads the fields after a file too late. */}
        <input type="hidden" name="fileId" value="unique()" />
        <Field label={label} hint={hint}>
          {(ties) => <input {...ties} type="file" name="file" accept={accept} required className="input" />}
        </Field>
        <Button type="submit" look="quiet" small>
          {texts.upload}
        </Button>
      </form>
      {remove && (
        <form method="post" action="?">
          {bucket && <input type="hidden" name="bucket" value={bucket} />}
          <Button type="submit" name="intent" value={remove} look="plain" small className="-ms-3">
            {texts.remove(label)}
          </Button>
        </form>
      )}
    </div>
  );
}

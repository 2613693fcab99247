import { documentWays } from '#contract/verifications/limits.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { documentTexts, verificationTexts } from '#web/verifications/texts/en/verification.ts';

const texts = verificationTexts.document;

/** A letter or card, sent whole with scripts and without. */
export function DocumentForm() {
  const post = usePost(['document']);
  return (
    <PostForm
      post={post}
      action="?file=document"
      takesFile
      isChecked
      className="grid grid-cols-1 gap-5"
      id="document"
    >
      <PostFault post={post} />
      {/* This field must stand before the file: the server reads the fields after a file too late. */}
      <SelectField name="way" label={texts.way}>
        {documentWays.map((way) => (
          <option key={way} value={way}>
            {documentTexts[way]}
          </option>
        ))}
      </SelectField>
      <Field label={texts.file} hint={texts.fileHint}>
        {(ties) => (
          <input
            {...ties}
            type="file"
            name="file"
            accept=".pdf,image/jpeg,image/png,image/webp"
            required
            className="input"
          />
        )}
      </Field>
      <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
        {texts.send}
      </Button>
    </PostForm>
  );
}

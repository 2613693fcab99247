import { messageExtensions } from '#contract/conversations/limits.ts';
import { sentFileTexts as texts } from '#web/applications/texts/en/trial-tasks.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';

type Stored = { bucketId: string; fileId: string; name: string };

/** A file that goes along: one from the profile, or a new one. */
export function FileFields({ post, files, hint }: { post: Post; files: readonly Stored[]; hint?: string }) {
  const hasStored = files.length > 0;
  return (
    <>
      {hasStored && (
        <SelectField
          {...post.field('stored', '')}
          label={texts.stored}
          hint={hint}
          error={noteAt(post.fault, 'stored')}
          optional
        >
          <option value="">{texts.noFile}</option>
          {files.map(({ bucketId, fileId, name }) => (
            <option key={fileId} value={`${bucketId}/${fileId}`}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        name="file"
        type="file"
        label={hasStored ? texts.newFileInstead : texts.newFile}
        hint={post.fault ? texts.again : hasStored ? texts.newFileInsteadHint : texts.newFileHint}
        accept={messageExtensions.map((one) => `.${one}`).join(',')}
        error={noteAt(post.fault, 'file')}
        optional
      />
    </>
  );
}

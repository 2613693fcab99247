import { rosterParts } from '#contract/rosters/limits.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { rosterStaffTexts } from '#web/rosters/texts/en/staff.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

const texts = rosterStaffTexts.cohort;

/** A list of students, sent whole with scripts and without. Nothing changes before its preview is taken over. */
export function ListForm() {
  const post = usePost(['list']);
  const isUnmatched = post.fault?.code === 'roster_columns_missing';
  return (
    <section aria-labelledby="send" className="grid gap-4">
      <h2 id="send" className="text-heading">
        {texts.send}
      </h2>
      <p className="text-small text-soft">{texts.sendHow}</p>
      <PostForm post={post} action="?file=list" takesFile isChecked className="grid gap-5">
        {!post.isAtFault('file') && <PostFault post={post} />}
        <Unfold isWanted={isUnmatched}>
          <summary className="min-h-11 py-2 font-semibold text-neel">{texts.columns}</summary>
          <div className="mt-2 grid gap-4">
            <p className="text-small text-soft">{texts.columnsHow}</p>
            {rosterParts.map((part) => (
              <TextField key={part} {...post.field(part)} label={texts.column[part]} autoComplete="off" />
            ))}
          </div>
        </Unfold>
        <Field label={texts.file} hint={texts.readHow} error={noteAt(post.fault, 'file')}>
          {(ties) => (
            <input
              {...ties}
              type="file"
              name="file"
              accept=".csv,.txt,.tsv,text/csv"
              required
              className="input"
            />
          )}
        </Field>
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {texts.read}
        </Button>
      </PostForm>
    </section>
  );
}

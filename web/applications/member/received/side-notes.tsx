import { useState } from 'react';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { applicationLimits } from '#contract/applications/limits.ts';
import type { ApplicationNoteBody } from '#contract/applications/note-calls.ts';
import { sideNoteTexts as texts } from '#web/applications/texts/en/notes.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';

type NotesProps = {
  notes: readonly ApplicationNoteBody[];
  opportunityId: string;
  applicationId: string;
  noteKey: string;
};

/** The notes that the owners keep for themselves. */
export function SideNotes({ notes, opportunityId, applicationId, noteKey }: NotesProps) {
  const [written, setWritten] = useState(0);
  const post = usePost(['note'], { onDone: () => setWritten((count) => count + 1) });
  return (
    <section aria-labelledby="notes" className="grid gap-4 border-t border-line pt-4">
      <h2 id="notes" className="font-semibold">
        {texts.title}
      </h2>
      <p className="text-small text-soft">{texts.only}</p>
      {notes.length > 0 && (
        <ul className="grid gap-4">
          {notes.map((note) => (
            <li key={note.id} className="border-s-4 border-line ps-4 break-words">
              <LinkedText text={note.text} />
              <p className="text-small text-soft">
                {texts.by(note.by.name, note.writtenAt)}
                {note.editedAt && ` · ${texts.edited}`}
              </p>
              {note.isOwn && (
                <TextLink
                  to={innerApplicationPaths.sideNote(opportunityId, applicationId, note.id)}
                  className="inline-flex min-h-11 items-center text-small"
                >
                  {texts.edit}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
      <PostForm post={post} intent="note" className="grid gap-3">
        <PostFault post={post} />
        <input type="hidden" name="key" value={noteKey} />
        <CountedArea
          // An empty field for the next one.
          key={written}
          {...post.field('text', '')}
          label={texts.label}
          most={applicationLimits.sideNote}
          rows={3}
        />
        <Button type="submit" look="quiet" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.busy : texts.add}
        </Button>
      </PostForm>
    </section>
  );
}

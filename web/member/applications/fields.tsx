import { applicationLimits as limits } from '#contract/application-limits.ts';
import { applyTexts as texts } from '#texts/applications.ts';
import type { Post } from '../../forms/use-post.tsx';
import { CountedArea } from '../../ui/counted-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { noteAt } from '../note-at.ts';

type FieldsProps = {
  post: Post;
  questions: readonly string[];
  atFirst: { answers: readonly string[]; note: string; hours: number; startsOn: string };
};

/** What an applicant writes. */
export function ApplicationFields({ post, questions, atFirst }: FieldsProps) {
  const at = (name: string, first: string) => ({
    ...post.field(name, first),
    error: noteAt(post.fault, name),
  });
  return (
    <>
      {questions.length > 0 && (
        <fieldset className="grid gap-5">
          <legend className="mb-1.5 font-semibold">{texts.question}</legend>
          {questions.map((question, index) => (
            <CountedArea
              key={question}
              {...at(`answer${index + 1}`, atFirst.answers[index] ?? '')}
              label={question}
              most={limits.answer}
              rows={3}
            />
          ))}
        </fieldset>
      )}
      <CountedArea
        {...at('note', atFirst.note)}
        label={texts.note}
        hint={texts.noteHint}
        most={limits.note.max}
        rows={7}
      />
      <TextField
        {...at('hours', String(atFirst.hours))}
        label={texts.hours}
        inputMode="numeric"
        className="max-w-48"
      />
      <TextField
        {...at('startsOn', atFirst.startsOn)}
        label={texts.startsOn}
        type="date"
        className="max-w-64"
      />
    </>
  );
}

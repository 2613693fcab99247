import { applicationLimits as limits } from '#contract/applications/limits.ts';
import { applyTexts as texts } from '#web/applications/texts/en/applications.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { typedAnswers } from './typed-answers.ts';

type FieldsProps = {
  post: Post;
  questions: readonly string[];
  atFirst: { answers: readonly string[]; note: string; hours: number; startsOn: string };
};

/** The fields that an applicant fills in. */
export function ApplicationFields({ post, questions, atFirst }: FieldsProps) {
  const at = (name: string, first: string) => ({
    ...post.field(name, first),
    error: noteAt(post.fault, name),
  });
  const { typed, isTyped } = typedAnswers(post.typedValues(Object.fromEntries));
  return (
    <>
      {questions.length > 0 && (
        <fieldset className="grid gap-5">
          <legend className="mb-1.5 font-semibold">{texts.question}</legend>
          {questions.map((question, index) => (
            <div key={question}>
              <input type="hidden" name={`asked${index + 1}`} value={question} />
              <CountedArea
                {...at(`answer${index + 1}`, atFirst.answers[index] ?? '')}
                {...(isTyped && { defaultValue: typed.get(question) ?? '' })}
                label={question}
                most={limits.answer}
                rows={3}
              />
            </div>
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

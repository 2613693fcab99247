import { creditLimits as limits } from '#contract/credit/limits.ts';
import { logTexts as texts } from '#web/credit/texts/en/logs.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { CountedField } from '#web/ui/counted-field.tsx';
import { TextField } from '#web/ui/field.tsx';

type LineFieldsProps = { post: Post; today: string; before: { day: string; hours: string; text: string } };

/** The fields of a line of the log, new or as it stands. */
export function LineFields({ post, today, before }: LineFieldsProps) {
  return (
    <>
      <TextField
        {...post.field('day', before.day)}
        type="date"
        max={today}
        label={texts.day}
        error={noteAt(post.fault, 'day')}
        required
      />
      <TextField
        {...post.field('hours', before.hours)}
        label={texts.time}
        hint={texts.timeHint}
        error={noteAt(post.fault, 'hours')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <CountedField
        {...post.field('text', before.text)}
        label={texts.text}
        hint={texts.textHint}
        most={limits.log}
        error={noteAt(post.fault, 'text')}
        autoComplete="off"
        required
      />
    </>
  );
}

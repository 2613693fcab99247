import type { PastWork } from '#contract/people/public-profile-calls.ts';
import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { publicProfileTexts } from '#web/people/texts/en/public-profile.ts';
import { CountedField } from '#web/ui/counted-field.tsx';
import { TextField } from '#web/ui/field.tsx';

const texts = publicProfileTexts.work;

/** The work, the employer or project, the years, and a line about it. */
export function WorkFields({ post, entry }: { post: Post; entry?: PastWork }) {
  const year = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <CountedField
        {...post.field('what', entry?.what)}
        label={texts.what}
        hint={texts.whatHint}
        most={limits.workWhat}
        error={noteAt(post.fault, 'what')}
        autoComplete="off"
      />
      <CountedField
        {...post.field('where', entry?.where)}
        label={texts.where}
        hint={texts.whereHint}
        most={limits.workWhere}
        error={noteAt(post.fault, 'where')}
        optional
        autoComplete="off"
      />
      <div className="grid grid-cols-2 items-start gap-5">
        <TextField
          {...post.field('from', entry && String(entry.from))}
          {...year}
          label={texts.from}
          hint={texts.year}
          error={noteAt(post.fault, 'from')}
        />
        <TextField
          {...post.field('to', entry?.to ? String(entry.to) : '')}
          {...year}
          label={texts.until}
          hint={texts.untilHint}
          error={noteAt(post.fault, 'to')}
          optional
        />
      </div>
      <CountedField
        {...post.field('line', entry?.line)}
        label={texts.line}
        most={limits.workLine}
        error={noteAt(post.fault, 'line')}
        optional
        autoComplete="off"
      />
    </>
  );
}

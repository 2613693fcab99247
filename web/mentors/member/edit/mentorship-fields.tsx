import type { MentorSaid } from '#contract/mentors/shapes.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { editMentorTexts as texts } from '#web/mentors/texts/en/own-page.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';

/** Weeks, rhythm and positions, with which each plan begins. */
export function MentorshipFields({ post, kept }: { post: Post; kept: MentorSaid['mentorship'] }) {
  const at = (name: string, first: number) => ({
    ...post.field(name, String(first)),
    error: noteAt(post.fault, name),
  });
  const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...at('weeks', kept?.weeks ?? limits.weeks.usual)} label={texts.weeks} {...whole} />
      <SelectField {...at('everyWeeks', kept?.everyWeeks ?? 2)} label={texts.every}>
        {limits.everyWeeks.map((weeks) => (
          <option key={weeks} value={weeks}>
            {texts.everyOf(weeks)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...at('positions', kept?.positions ?? limits.positions.usual)}
        label={texts.positions}
        {...whole}
      />
    </>
  );
}

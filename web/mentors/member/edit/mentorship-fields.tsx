import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { noteAt } from '#web/ground/member/note-at.ts';
import { editMentorTexts as texts } from '#web/mentors/texts/en/own-page.ts';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import { isTicked, type KindProps } from './kind.ts';

/** Mentorships: weeks, rhythm and positions, with which each plan begins. */
export function MentorshipFields({ post, said }: KindProps) {
  const kept = said?.mentorship;
  const at = (name: string, first: number) => ({
    ...post.field(name, String(first)),
    error: noteAt(post.fault, name),
  });
  const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <CheckboxField
        name="mentorship"
        label={texts.mentorship}
        hint={texts.mentorshipHint}
        defaultChecked={isTicked(post, 'mentorship', Boolean(kept))}
      />
      <div className="grid grid-cols-1 gap-4 pt-2 pb-3 ps-8 sm:grid-cols-2">
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
      </div>
    </>
  );
}

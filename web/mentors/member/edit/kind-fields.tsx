import { mentorLimits as limits } from '#contract/mentors/limits.ts';
import { noteAt } from '#web/ground/member/note-at.ts';
import { editMentorTexts as texts } from '#web/mentors/texts/en/own-page.ts';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { isTicked, type KindProps } from './kind.ts';
import { MentorshipFields } from './mentorship-fields.tsx';
import { OfficeHoursField } from './office-hours-field.tsx';
import { ReviewFields } from './review-fields.tsx';

/** The kinds, each with its own choices below its box. */
export function KindFields({ post, said }: KindProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{texts.kinds}</legend>
      <CheckboxField
        name="session"
        label={texts.session}
        defaultChecked={isTicked(post, 'session', said === null || said.session !== null)}
      />
      <div className="grid grid-cols-1 gap-4 pb-3 ps-8 sm:grid-cols-2">
        <SelectField
          {...post.field('minutes', String(said?.session?.minutes ?? 30))}
          label={texts.minutes}
          error={noteAt(post.fault, 'minutes')}
        >
          {limits.sessionMinutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {texts.minutesOf(minutes)}
            </option>
          ))}
        </SelectField>
      </div>
      <MentorshipFields post={post} said={said} />
      <OfficeHoursField post={post} isOffered={said?.officeHours ?? false} />
      <ReviewFields post={post} said={said} />
    </fieldset>
  );
}

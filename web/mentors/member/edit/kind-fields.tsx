import { mentorLimits as limits } from '#contract/mentors/limits.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { editMentorTexts as texts } from '#web/mentors/texts/en/own-page.ts';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { MentorshipFields } from './mentorship-fields.tsx';

export type SaidSoFar = MentorSaid | null;

/** Whether a box is ticked: as it was sent, where the page came back, else as it is kept. */
export function isTicked({ answer }: Post, name: string, atFirst: boolean): boolean {
  return answer?.typed ? name in answer.typed : atFirst;
}

type Props = { post: Post; said: SaidSoFar };

/** The kinds, each with its own choices below its box. */
export function KindFields({ post, said }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{texts.kinds}</legend>
      <CheckboxField
        name="session"
        label={texts.session}
        defaultChecked={isTicked(post, 'session', said === null || said.session !== null)}
      />
      <div className="grid grid-cols-1 gap-4 pb-3 pl-8 sm:grid-cols-2">
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
      <CheckboxField
        name="mentorship"
        label={texts.mentorship}
        hint={texts.mentorshipHint}
        defaultChecked={isTicked(post, 'mentorship', Boolean(said?.mentorship))}
      />
      <div className="grid grid-cols-1 gap-4 pt-2 pb-3 pl-8 sm:grid-cols-2">
        <MentorshipFields post={post} kept={said?.mentorship} />
      </div>
    </fieldset>
  );
}

import { useSearchParams } from 'react-router';
import { interviewLimits as limits } from '#contract/applications/interview-limits.ts';
import { interviewTexts as texts } from '#web/applications/texts/en/interviews.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { stepsOfApplication } from './step-outcome.tsx';

type Props = {
  version: number;
  /** The time zone of the member who types. */
  zone: string;
  act: string;
  how: string;
  /** Asked of owners alone; null for the applicant. */
  where: { minutes: number; place: string } | null;
};

/** Up to three times in the member's own time zone, to propose or to move to. */
export function InterviewForm({ version, zone, act, how, where }: Props) {
  const post = usePost(['interview'], { shared: stepsOfApplication });
  const isWanted = useSearchParams()[0].get('do') === 'interview';
  const at = (name: string, first = '') => ({ ...post.field(name, first), error: noteAt(post.fault, name) });
  return (
    <Unfold className="border-t border-line pt-4" isWanted={isWanted || post.fault !== null}>
      <summary className="cursor-pointer py-2.5 font-semibold">{act}</summary>
      <PostForm post={post} intent="interview" className="grid gap-5">
        <PostFault post={post} />
        <input type="hidden" name="version" value={version} />
        <p>{how}</p>
        <fieldset className="grid gap-5">
          <legend className="mb-1.5 text-small text-soft">{texts.clock(zone)}</legend>
          {Array.from({ length: limits.times }, (_, index) => index + 1).map((position) => (
            <TextField
              key={position}
              {...at(`time${position}`)}
              label={texts.time(position)}
              type="datetime-local"
              className="max-w-72"
              optional={position > 1}
            />
          ))}
        </fieldset>
        {where && (
          <>
            <SelectField
              {...at('minutes', String(where.minutes))}
              label={texts.minutesLabel}
              className="max-w-48"
            >
              {limits.minutes.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {texts.minutes(minutes)}
                </option>
              ))}
            </SelectField>
            <CountedField
              {...at('place', where.place)}
              label={texts.placeLabel}
              hint={texts.placeHint}
              most={limits.place}
              autoComplete="off"
            />
          </>
        )}
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.busy : act}
        </Button>
      </PostForm>
    </Unfold>
  );
}

import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import type { announceBars } from '#contract/office-hours/limits.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { useStepPost } from '#web/mentoring/member/session/use-step-post.ts';
import { announceTexts as texts } from '#web/office-hours/texts/en/announce.ts';
import { officeHourTexts } from '#web/office-hours/texts/en/office-hours.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

const lengths = [30, 45, 60, 75, 90, 105, 120];

type Props = { zone: string; bar: (typeof announceBars)[number] };

/** Announces an office hour, or says what is missing for it. */
export function Announce({ zone, bar }: Props) {
  const post = useStepPost(['announce'], { isShared: false });
  const at = (name: string, first = '') => ({ ...post.field(name, first), error: noteAt(post.fault, name) });
  if (bar !== '')
    return (
      <section aria-labelledby="announce" className="grid gap-1.5 border-t border-line pt-4">
        <h2 id="announce" className="font-semibold">
          {texts.heading}
        </h2>
        <p className="text-soft">{texts.bars[bar]}</p>
        {bar !== 'many' && (
          <TextLink
            to={bar === 'page' ? innerMentorPaths.ownMentorPage : innerMentorPaths.editMentorPage}
            className="inline-flex min-h-11 items-center justify-self-start"
          >
            {bar === 'page' ? texts.toPage : texts.toKinds}
          </TextLink>
        )}
      </section>
    );
  return (
    <Unfold isWanted={post.fault !== null} className="border-t border-line pt-2">
      <summary className="cursor-pointer py-2.5 font-semibold">{texts.heading}</summary>
      <PostForm post={post} intent="announce" className="grid grid-cols-1 gap-4">
        <PostFault post={post} />
        <CountedField
          {...at('topic')}
          label={texts.topic}
          hint={texts.topicHint}
          most={limits.topic}
          autoComplete="off"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...at('day')} type="date" label={texts.day} />
          <TextField {...at('time')} type="time" label={texts.time} hint={texts.timeHint(zone)} />
          <SelectField {...at('minutes', String(limits.minutes.usual))} label={texts.minutes}>
            {lengths.map((minutes) => (
              <option key={minutes} value={minutes}>
                {officeHourTexts.minutes(minutes)}
              </option>
            ))}
          </SelectField>
          <TextField
            {...at('seats', String(limits.seats.usual))}
            label={texts.seats}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <CountedField
          {...at('location')}
          label={texts.link}
          hint={texts.linkHint}
          most={limits.link}
          inputMode="url"
          autoComplete="off"
        />
        <div className="grid justify-items-start gap-1.5">
          <Button type="submit" busy={post.busyWith !== null}>
            {post.busyWith ? officeHourTexts.busy : texts.submit}
          </Button>
          <p className="text-small text-soft">{texts.how}</p>
        </div>
      </PostForm>
    </Unfold>
  );
}

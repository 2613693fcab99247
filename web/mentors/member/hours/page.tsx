import { useState } from 'react';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { hoursLimits } from '#rules/mentoring/hours.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { hoursTexts as texts } from '#web/mentors/texts/en/hours.ts';
import { editMentorTexts, ownMentorTexts } from '#web/mentors/texts/en/own-page.ts';
import { pageMeta } from '#web/seo.ts';
import { Version } from '#web/standings/member/standing.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';
import { OtherDays, WeekFields } from './day-fields.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: innerMentorPaths.ownMentorPage, label: editMentorTexts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: innerMentorPaths.mentorHours,
    noindex: true,
  });

const numbers = ['breakMinutes', 'noticeHours', 'weeksAhead', 'perDay', 'perWeek'] as const;

/** The hours in which sessions with this mentor can start, in one form. */
export default function MentorHours({ loaderData }: Route.ComponentProps) {
  const { hours, booked, slots, nextSlot } = loaderData;
  const post = usePost(['save']);
  const [version] = useState(loaderData.version);
  const arrival = useArrival();
  const done = ownMentorTexts.done[arrival ?? ''];
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      {done && <Banner look="success">{done}</Banner>}
      <h1 className="text-work">{texts.title}</h1>
      <p>{texts.lead}</p>
      {nextSlot && <p className="text-soft">{texts.slots(slots, nextSlot)}</p>}
      {booked.length > 0 && (
        <section aria-labelledby="booked">
          <h2 id="booked" className="font-semibold">
            {texts.booked(booked.length)}
          </h2>
          <ul className="mt-1">
            {booked.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ul>
        </section>
      )}
      <PostFault post={post} />
      <PostForm post={post} className="grid grid-cols-1 gap-6">
        <Version post={post} based={version} />
        <TextField
          {...post.field('zone', hours.zone)}
          label={texts.zone}
          hint={texts.zoneHint}
          error={noteAt(post.fault, 'zone')}
          autoComplete="off"
        />
        <WeekFields post={post} week={hours.week} />
        <fieldset className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
          <legend className="mb-3 text-heading">{texts.rules}</legend>
          <SelectField {...post.field('every', String(hours.every))} label={texts.every}>
            {hoursLimits.every.map((minutes) => (
              <option key={minutes} value={minutes}>
                {texts.everyOf(minutes)}
              </option>
            ))}
          </SelectField>
          {numbers.map((name) => (
            <TextField
              key={name}
              {...post.field(name, String(hours[name]))}
              label={texts[name]}
              error={noteAt(post.fault, name)}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        </fieldset>
        <OtherDays post={post} exceptions={hours.exceptions} />
        <div>
          <IntentButton post={post} intent="save">
            {post.busyWith === 'save' ? texts.saving : texts.save}
          </IntentButton>
        </div>
      </PostForm>
    </div>
  );
}

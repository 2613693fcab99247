import { useState } from 'react';
import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { pageMeta } from '#web/seo.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormPage } from '../form-page.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.time.pageTitle,
  up: { to: peoplePaths.yourPage, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.time.pageTitle,
    description: texts.description,
    path: innerPeoplePaths.yourTime,
    noindex: true,
  });

/** The member's time per week, from which day on they have it, and whether they are away. */
export default function YourTime({ loaderData: { profile } }: Route.ComponentProps) {
  const post = usePost(['save']);
  const [version] = useState(profile.version);
  const { hoursAWeek, availableFrom, awayUntil } = profile.page;
  return (
    <FormPage title={texts.time.pageTitle} post={post} version={version}>
      <TextField
        {...post.field('hoursAWeek', hoursAWeek ? String(hoursAWeek) : '')}
        label={texts.time.hours}
        hint={texts.time.hoursHint}
        error={noteAt(post.fault, 'hoursAWeek')}
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...post.field('availableFrom', availableFrom)}
        type="date"
        label={texts.time.from}
        hint={texts.time.fromHint}
        error={noteAt(post.fault, 'availableFrom')}
        optional
      />
      <TextField
        {...post.field('awayUntil', awayUntil)}
        type="date"
        label={texts.time.away}
        hint={texts.time.awayHint}
        error={noteAt(post.fault, 'awayUntil')}
        optional
      />
    </FormPage>
  );
}

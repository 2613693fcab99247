import { useState } from 'react';
import { publicProfileTexts as texts } from '#texts/public-profile.ts';
import { unlessLedOn } from '../../../../forms/unless-led-on.ts';
import { usePost } from '../../../../forms/use-post.tsx';
import { memberPaths } from '../../../../member-paths.ts';
import { paths } from '../../../../paths.ts';
import { pageMeta } from '../../../../seo.ts';
import { TextField } from '../../../../ui/field.tsx';
import type { PageHandle } from '../../../frame/frame.tsx';
import { noteAt } from '../../../note-at.ts';
import { FormPage } from '../form-page.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.time.pageTitle,
  up: { to: paths.yourPage, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.time.pageTitle,
    description: texts.description,
    path: memberPaths.yourTime,
    noindex: true,
  });

/** How much time somebody has, from when on, and whether they are away. */
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

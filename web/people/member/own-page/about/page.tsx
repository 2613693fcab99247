import { useState } from 'react';
import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { openTo } from '#rules/lists/kinds.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { openToLabels } from '#web/people/texts/en/people.ts';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { pageMeta } from '#web/seo.ts';
import { CountedArea, CountedField } from '#web/ui/counted-field.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { FormPage } from '../form-page.tsx';
import { isTicked } from '../ticked.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.about.pageTitle,
  up: { to: peoplePaths.yourPage, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.about.pageTitle,
    description: texts.description,
    path: innerPeoplePaths.yourAbout,
    noindex: true,
  });

/** The member's text about themselves, and the kinds of work they are open to. */
export default function YourAbout({ loaderData: { profile } }: Route.ComponentProps) {
  const post = usePost(['save']);
  const [version] = useState(profile.version);
  const { page } = profile;
  return (
    <FormPage title={texts.about.pageTitle} post={post} version={version}>
      <CountedField
        {...post.field('otherName', page.otherName)}
        label={texts.about.otherName}
        hint={texts.about.otherNameHint}
        most={limits.otherName}
        error={noteAt(post.fault, 'otherName')}
        optional
        autoComplete="off"
      />
      <CountedField
        {...post.field('headline', page.headline)}
        label={texts.about.headline}
        hint={texts.about.headlineHint}
        most={limits.headline}
        error={noteAt(post.fault, 'headline')}
        optional
        autoComplete="off"
      />
      <CountedArea
        {...post.field('about', page.about)}
        label={texts.about.about}
        hint={texts.about.aboutHint}
        most={limits.about}
        error={noteAt(post.fault, 'about')}
        optional
        rows={9}
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold">{texts.about.openTo}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {openTo.map((choice) => (
            <CheckboxField
              key={choice}
              name={`open ${choice}`}
              label={openToLabels[choice]}
              defaultChecked={isTicked(post, `open ${choice}`, page.openTo.includes(choice))}
            />
          ))}
        </div>
      </fieldset>
    </FormPage>
  );
}

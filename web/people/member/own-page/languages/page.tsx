import { useState } from 'react';
import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { languages } from '#rules/lists/languages.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { pageMeta } from '#web/seo.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { FormPage } from '../form-page.tsx';
import { isTicked } from '../ticked.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.languages.pageTitle,
  up: { to: peoplePaths.yourPage, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.languages.pageTitle,
    description: texts.description,
    path: innerPeoplePaths.yourLanguages,
    noindex: true,
  });

/** The languages in which the member can work. */
export default function YourLanguages({ loaderData: { profile } }: Route.ComponentProps) {
  const post = usePost(['save']);
  const [version] = useState(profile.version);
  const note = noteAt(post.fault, 'languages');
  return (
    <FormPage title={texts.languages.pageTitle} post={post} version={version}>
      <fieldset aria-describedby={note ? 'languages-note' : undefined}>
        <legend className="mb-1.5">{texts.languages.hint}</legend>
        {note && (
          <p id="languages-note" className="mb-2 text-small font-semibold text-sindoor">
            {note}
          </p>
        )}
        <div className="grid gap-x-6 sm:grid-cols-2">
          {languages.map(({ code }) => (
            <CheckboxField
              key={code}
              name={`speaks ${code}`}
              label={languageLabels[code]}
              defaultChecked={isTicked(post, `speaks ${code}`, profile.page.languages.includes(code))}
            />
          ))}
        </div>
      </fieldset>
    </FormPage>
  );
}

import { useState } from 'react';
import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import { cofounderLimits as limits, searchModes } from '#contract/cofounders/limits.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { ownSearchTexts, editSearchTexts as texts } from '#web/cofounders/texts/en/own-search.ts';
import { searchModeLabels } from '#web/cofounders/texts/en/values.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Standing, Version } from '#web/standings/member/standing.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';
import { Criteria } from './criteria.tsx';
import { Boxes } from './fields.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: innerCofounderPaths.ownSearch, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: ownSearchTexts.description,
    path: innerCofounderPaths.editSearch,
    noindex: true,
  });

/** Texts, facts and criteria of a search, in one form. A link from the diagnosis shows it with the change already made. */
export default function EditSearchPage({ loaderData }: Route.ComponentProps) {
  const { own, said, changed, choices } = loaderData;
  const post = usePost(['save']);
  const [version] = useState(own.version);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <PostFault post={post} />
      <Standing post={post} />
      {changed && <Banner look="note">{texts.changeFirst(changed)}</Banner>}
      <PostForm post={post} className="grid grid-cols-1 gap-6">
        <Version post={post} based={version} />
        <SelectField
          {...post.field('projectId', said?.projectId)}
          label={texts.project}
          error={noteAt(post.fault, 'projectId')}
        >
          <option value="">{texts.noProject}</option>
          {own.projects.map(({ $id, name }) => (
            <option key={$id} value={$id}>
              {name}
            </option>
          ))}
        </SelectField>
        <CountedArea
          {...post.field('begin', said?.begin)}
          label={texts.begin}
          hint={texts.beginHint}
          most={limits.text.max}
          error={noteAt(post.fault, 'begin')}
          rows={6}
        />
        <CountedArea
          {...post.field('bring', said?.bring)}
          label={texts.bring}
          hint={texts.bringHint}
          most={limits.text.max}
          error={noteAt(post.fault, 'bring')}
          rows={6}
        />
        <Boxes
          post={post}
          name="sectors"
          legend={texts.sectors}
          values={choices.sector}
          chosen={said?.sectors ?? []}
          isLong
        />
        <SelectField {...post.field('mode', said?.mode ?? 'Both')} label={texts.mode} className="max-w-64">
          {searchModes.map((mode) => (
            <option key={mode} value={mode}>
              {searchModeLabels[mode]}
            </option>
          ))}
        </SelectField>
        <TextField
          {...post.field('startsOn', said?.startsOn ?? today)}
          label={texts.startsOn}
          hint={texts.startsOnHint}
          type="date"
          error={noteAt(post.fault, 'startsOn')}
          className="max-w-64"
        />
        <FromProfile profile={own.profile} languages={loaderData.languages} />
        <Criteria post={post} said={said} split={own.split} choices={choices} />
        <div>
          <IntentButton post={post} intent="save">
            {post.busyWith === 'save' ? ownSearchTexts.saving : ownSearchTexts.save}
          </IntentButton>
        </div>
      </PostForm>
    </div>
  );
}

type Profile = Route.ComponentProps['loaderData']['own']['profile'];

type FromProfileProps = { profile: Profile; languages: string };

/** The search takes these from the profile. */
function FromProfile({ profile: { skills, hours, district }, languages }: FromProfileProps) {
  return (
    <section aria-labelledby="profile" className="grid gap-1 rounded-card bg-sand p-5">
      <h2 id="profile" className="font-semibold">
        {texts.fromProfile}
      </h2>
      <ul className="grid gap-1">
        <li>{texts.skillsOf(skills.join(', '))}</li>
        <li>{texts.hoursOf(hours)}</li>
        <li>{texts.languagesOf(languages)}</li>
        <li>{texts.districtOf(district)}</li>
      </ul>
      <p className="text-small text-soft">
        {texts.emptyMeets}{' '}
        <TextLink to={profilePaths.you} className="inline-flex min-h-11 items-center">
          {texts.change}
        </TextLink>
      </p>
    </section>
  );
}

import { useState } from 'react';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { confirmedAtOnce, mentorLimits as limits, whoMayAsk } from '#contract/mentors/limits.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { ownMentorTexts, editMentorTexts as texts } from '#web/mentors/texts/en/own-page.ts';
import { confirmsLabels, whoMayAskLabels } from '#web/mentors/texts/en/values.ts';
import { pageMeta } from '#web/seo.ts';
import { Standing, Version } from '#web/standings/member/standing.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { CheckboxField, SelectField, TextAreaField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';
import { isTicked, type SaidSoFar } from './kind.ts';
import { KindFields } from './kind-fields.tsx';
import { LanguageFields } from './language-fields.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: innerMentorPaths.ownMentorPage, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: ownMentorTexts.description,
    path: innerMentorPaths.editMentorPage,
    noindex: true,
  });

/** Topics, texts, languages and kinds of a mentor's page, in one form. */
export default function EditMentorPage({ loaderData: { own } }: Route.ComponentProps) {
  const post = usePost(['save']);
  const [version] = useState(own.version);
  const said: SaidSoFar = own.proposed ?? own.said;
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <PostFault post={post} />
      <Standing post={post} />
      <PostForm post={post} className="grid grid-cols-1 gap-6">
        <Version post={post} based={version} />
        <TextAreaField
          {...post.field('topics', said?.topics.join(', '))}
          label={texts.topics}
          hint={texts.topicsHint}
          error={noteAt(post.fault, 'topics')}
          rows={2}
        />
        <CountedArea
          {...post.field('helpWith', said?.helpWith)}
          label={texts.helpWith}
          hint={texts.helpHint}
          most={limits.helpWith.max}
          error={noteAt(post.fault, 'helpWith')}
          rows={6}
        />
        <CountedArea
          {...post.field('notHelpWith', said?.notHelpWith)}
          label={texts.notHelpWith}
          most={limits.notHelpWith}
          error={noteAt(post.fault, 'notHelpWith')}
          rows={3}
          optional
        />
        <CountedArea
          {...post.field('bring', said?.bring)}
          label={texts.bring}
          most={limits.bring}
          error={noteAt(post.fault, 'bring')}
          rows={3}
          optional
        />
        <KindFields post={post} said={said} />
        <LanguageFields post={post} chosen={said?.languages ?? ['en']} />
        <SelectField {...post.field('whoMayAsk', said?.whoMayAsk)} label={texts.who}>
          {whoMayAsk.map((who) => (
            <option key={who} value={who}>
              {whoMayAskLabels[who]}
            </option>
          ))}
        </SelectField>
        <SelectField {...post.field('confirms', said?.confirmsAtOnce)} label={texts.confirms}>
          {confirmedAtOnce.map((who) => (
            <option key={who} value={who}>
              {confirmsLabels[who]}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          name="isOnProfile"
          label={texts.onProfile}
          defaultChecked={isTicked(post, 'isOnProfile', said?.isOnProfile ?? false)}
        />
        {own.state === '' && (
          <CheckboxField
            name="promises"
            label={texts.promise}
            error={noteAt(post.fault, 'promises')}
            defaultChecked={isTicked(post, 'promises', false)}
          />
        )}
        <div>
          <IntentButton post={post} intent="save">
            {post.busyWith === 'save' ? ownMentorTexts.saving : ownMentorTexts.save}
          </IntentButton>
        </div>
      </PostForm>
    </div>
  );
}

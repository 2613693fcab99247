import { profilePaths } from '#contract/profiles/paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { skillsTexts as texts } from '#web/profiles/texts/en/skills.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: profilePaths.yourSkills,
    noindex: true,
  });

/** Two optional questions: the member's skills, and their time. */
export default function YourSkills({ loaderData: { person, age, isMentor } }: Route.ComponentProps) {
  const post = usePost(['save', 'skip']);
  const asked = isMentor ? texts.mentor : texts.member;
  if (age === 'unknown' || age === 'waiting')
    return (
      <div className="grid max-w-text gap-6">
        <h1 className="text-work">{texts.pageTitle}</h1>
        <Banner look="note">{age === 'unknown' ? texts.ageless : texts.waiting}</Banner>
      </div>
    );
  const time = isMentor ? ('eveningsAWeek' as const) : ('hoursAWeek' as const);
  const other = isMentor ? ('hoursAWeek' as const) : ('eveningsAWeek' as const);
  return (
    <div className="grid max-w-text gap-6">
      <h1 className="text-work">{texts.pageTitle}</h1>
      <p>{texts.why}</p>
      <PostFault post={post} />
      <PostForm post={post} className="grid gap-6">
        <TextField
          {...post.field('skills', person.skills.join(', '))}
          label={asked.skills}
          hint={asked.skillsHint}
          optional
          autoComplete="off"
        />
        <TextField
          {...post.field(time, person[time] ? String(person[time]) : '')}
          label={asked.time}
          hint={asked.timeHint}
          optional
          inputMode="numeric"
          autoComplete="off"
          className="max-w-48"
        />
        <input type="hidden" name={other} value={person[other] || ''} />
        <div className="flex flex-wrap gap-3">
          <IntentButton post={post} intent="save">
            {post.busyWith === 'save' ? texts.saving : texts.save}
          </IntentButton>
          {!person.asked && (
            <IntentButton post={post} intent="skip" look="quiet">
              {texts.skip}
            </IntentButton>
          )}
        </div>
      </PostForm>
    </div>
  );
}

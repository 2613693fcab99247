import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import type { PublicProfileBody } from '#contract/people/public-profile-calls.ts';
import { profileVisibilities } from '#rules/lists/kinds.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { WayBack } from '#web/ground/member/way-back.tsx';
import { withBack } from '#web/ground/member/with-back.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.visibility.pageTitle,
  up: { to: peoplePaths.yourPage, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.visibility.pageTitle,
    description: texts.description,
    path: innerPeoplePaths.yourVisibility,
    noindex: true,
  });

/** A profile stays hidden until its member chooses to show it. */
export default function YourVisibility({ loaderData: { profile, back } }: Route.ComponentProps) {
  const arrival = useArrival();
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      {arrival === 'saved' && <Banner look="success">{texts.saved}</Banner>}
      <h1 className="text-work">{texts.visibility.pageTitle}</h1>
      {profile.visibility === 'hidden' ? (
        <Hidden hasHandle={profile.page.handle !== ''} back={back} />
      ) : (
        <Shown visibility={profile.visibility} />
      )}
      <WayBack back={back} />
    </div>
  );
}

function Hidden({ hasHandle, back }: { hasHandle: boolean; back: string | null }) {
  const post = usePost(['members', 'everybody']);
  return (
    <>
      <p>{texts.visibility.hidden}</p>
      <div>
        <p className="font-semibold">{texts.visibility.whatShows}</p>
        <ul className="mt-2 grid gap-1">
          {texts.visibility.shows.map((one) => (
            <li key={one} className="dot-point">
              {one}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-soft">{texts.visibility.never}</p>
      </div>
      <TextLink
        to={`${peoplePaths.yourPage}#preview`}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        {texts.visibility.preview}
      </TextLink>
      {hasHandle ? (
        <PostForm post={post} className="grid justify-items-start gap-3">
          <PostFault post={post} />
          {/* A member whom a draft project has led here needs to be seen by everybody. */}
          {back && (
            <IntentButton id="public" post={post} intent="everybody">
              {post.busyWith === 'everybody' ? texts.visibility.showing : texts.visibility.showEverybody}
            </IntentButton>
          )}
          <IntentButton post={post} intent="members" look={back ? 'quiet' : 'primary'}>
            {post.busyWith === 'members' ? texts.visibility.showing : texts.visibility.show}
          </IntentButton>
        </PostForm>
      ) : (
        <div>
          <p className="mb-3">{texts.visibility.needsHandle}</p>
          <ButtonLink to={withBack(innerPeoplePaths.yourHandle, back, 'handle')}>
            {texts.visibility.chooseHandle}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Shown({ visibility }: { visibility: PublicProfileBody['visibility'] }) {
  const post = usePost(['save']);
  return (
    <PostForm post={post} className="grid grid-cols-1 gap-6">
      <PostFault post={post} />
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-semibold">{texts.visibility.who}</legend>
        {profileVisibilities.map((choice) => (
          <label key={choice} className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="radio"
              id={choice}
              name="visibility"
              value={choice}
              defaultChecked={choice === visibility}
              className="mt-1 size-5 shrink-0 accent-neel"
            />
            <span>
              <span className="font-semibold">{texts.visibility.choices[choice]}</span>
              <span className="block text-small text-soft">{texts.visibility.hints[choice]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <IntentButton post={post} intent="save">
          {post.busyWith === 'save' ? texts.saving : texts.save}
        </IntentButton>
      </div>
    </PostForm>
  );
}

import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { handlesFor } from '#rules/lists/handles.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { WayBack } from '#web/ground/member/way-back.tsx';
import { day } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.handle.pageTitle,
  up: { to: peoplePaths.yourPage, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.handle.pageTitle,
    description: texts.description,
    path: innerPeoplePaths.yourHandle,
    noindex: true,
  });

/** The handle in the address of the member's page, and their earlier handles. */
export default function YourHandle({ loaderData: { profile, origin, wanted, back } }: Route.ComponentProps) {
  const post = usePost(['take'], { isLedTo: true });
  const arrival = useArrival();
  const { handle, name } = profile.page;
  const suggested = handle ? [] : handlesFor(name).slice(0, 4);
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      {arrival === 'cut' && <Banner look="success">{texts.saved}</Banner>}
      <h1 className="text-work">{texts.handle.pageTitle}</h1>
      {handle && (
        <p className="break-words">{texts.handle.address(`${origin}${peoplePaths.person(handle)}`)}</p>
      )}
      <PostForm key={wanted} post={post} className="grid grid-cols-1 gap-4">
        <PostFault post={post} />
        <TextField
          {...post.field('handle', wanted || handle)}
          label={texts.handle.label}
          hint={texts.handle.hint}
          error={noteAt(post.fault, 'handle')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {suggested.length > 0 && (
          <p>
            {texts.handle.free}:{' '}
            {suggested.map((one) => (
              <TextLink
                key={one}
                to={{ search: `?handle=${one}${back ? `&back=${encodeURIComponent(back)}` : ''}` }}
                className="me-4 inline-flex min-h-11 items-center"
              >
                {one}
              </TextLink>
            ))}
          </p>
        )}
        <p className="text-small text-soft">
          {texts.handle.once} {profile.handleChangeFrom && texts.handle.from(profile.handleChangeFrom)}
        </p>
        <div>
          <IntentButton post={post} intent="take">
            {post.busyWith === 'take' ? texts.handle.taking : texts.handle.take}
          </IntentButton>
        </div>
      </PostForm>
      <WayBack back={back} />
      {profile.formerHandles.length > 0 && (
        <section aria-labelledby="former">
          <h2 id="former" className="text-heading">
            {texts.handle.former}
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {profile.formerHandles.map((former) => (
              <FormerHandle key={former.handle} {...former} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function FormerHandle({ handle: former, leadsUntil }: { handle: string; leadsUntil: string }) {
  const post = usePost(['cut']);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 break-words">
        <span className="font-semibold">@{former}</span>{' '}
        <span className="text-soft">
          {leadsUntil ? texts.handle.leads(day(leadsUntil)) : texts.handle.cutOff}
        </span>
      </span>
      {leadsUntil && (
        <PostForm post={post}>
          <input type="hidden" name="former" value={former} />
          <IntentButton
            post={post}
            intent="cut"
            small
            look="quiet"
            aria-label={texts.handle.cutHandle(former)}
          >
            {texts.handle.cut}
          </IntentButton>
        </PostForm>
      )}
    </li>
  );
}

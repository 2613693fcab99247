import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import type { PastWork } from '#contract/people/public-profile-calls.ts';
import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { personTexts } from '#web/people/texts/en/people.ts';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { pageMeta } from '#web/seo.ts';
import { Standing, Version } from '#web/standings/member/standing.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import type { Route } from './+types/page';
import { WorkFields } from './work-fields.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.work.pageTitle,
  up: { to: peoplePaths.yourPage, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.work.pageTitle,
    description: texts.description,
    path: innerPeoplePaths.yourWork,
    noindex: true,
  });

/** The member's past work: each entry with a form of its own, and one form to add another. */
export default function YourWork({ loaderData: { profile } }: Route.ComponentProps) {
  const arrival = useArrival();
  const { work } = profile.page;
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      {arrival === 'saved' && <Banner look="success">{texts.saved}</Banner>}
      <div>
        <h1 className="text-work">{texts.work.pageTitle}</h1>
        <p className="mt-1 text-soft">{texts.work.hint}</p>
      </div>
      {work.length > 0 && (
        <ul key={profile.version} className="divide-y divide-line border-y border-line">
          {work.map((entry, at) => (
            <Entry
              key={Object.values(entry).join('\n')}
              entry={entry}
              at={at}
              version={profile.version}
              left={work.length - 1}
            />
          ))}
        </ul>
      )}
      {work.length < limits.work ? (
        <NewEntry key={`new ${work.length}`} version={profile.version} />
      ) : (
        <p className="text-soft">{texts.work.full}</p>
      )}
    </div>
  );
}

/** `left` is how many there are without this one. */
type EntryProps = { entry: PastWork; at: number; version: number; left: number };

function Entry({ entry, at, version, left }: EntryProps) {
  const [save, remove] = [`save-${at}`, `remove-${at}`];
  const post = usePost([save, remove]);
  return (
    <li className="py-3">
      <p className="font-semibold break-words">{entry.what}</p>
      <p className="text-small break-words text-soft">
        {[entry.where, personTexts.years(entry.from, entry.to)].filter(Boolean).join(' · ')}
      </p>
      <Unfold isWanted={post.fault !== null}>
        <summary
          aria-label={texts.work.editOf(entry.what)}
          className="inline-flex min-h-11 items-center text-link"
        >
          {texts.work.edit}
        </summary>
        <PostForm post={post} className="grid grid-cols-1 gap-5 py-3">
          <PostFault post={post} />
          <Standing post={post} />
          <Version post={post} based={version} />
          <input type="hidden" name="left" value={left} />
          <WorkFields post={post} entry={entry} />
          <div className="flex flex-wrap gap-3">
            <IntentButton post={post} intent={save}>
              {post.busyWith === save ? texts.saving : texts.save}
            </IntentButton>
            <IntentButton post={post} intent={remove} look="quiet">
              {texts.work.remove}
            </IntentButton>
          </div>
        </PostForm>
      </Unfold>
    </li>
  );
}

function NewEntry({ version }: { version: number }) {
  const post = usePost(['add']);
  return (
    <section aria-labelledby="add">
      <h2 id="add" className="mb-4 text-heading">
        {texts.work.add}
      </h2>
      <PostForm post={post} className="grid grid-cols-1 gap-5">
        <PostFault post={post} />
        <Standing post={post} />
        <Version post={post} based={version} />
        <WorkFields post={post} />
        <div>
          <IntentButton post={post} intent="add">
            {post.busyWith === 'add' ? texts.saving : texts.work.addButton}
          </IntentButton>
        </div>
      </PostForm>
    </section>
  );
}

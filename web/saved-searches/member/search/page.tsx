import { savedSearchLimits } from '#contract/saved-searches/limits.ts';
import { savedSearchPaths } from '#contract/saved-searches/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { FilterFields } from '#web/opportunities/shown/filter-fields.tsx';
import { filtersIn } from '#web/opportunities/shown/filters.ts';
import { findOpportunitiesTexts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { FilterFields as ProjectFilterFields } from '#web/projects/member/find/filter-fields.tsx';
import { filtersIn as projectFiltersIn } from '#web/projects/member/find/filters.ts';
import { findProjectsTexts } from '#web/projects/texts/en/find-projects.ts';
import { savedSearchTexts as texts } from '#web/saved-searches/texts/en/saved-searches.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: savedSearchPaths.saved, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.one,
    description: texts.description,
    path: savedSearchPaths.saved,
    noindex: true,
  });

/** The name and the filters of a saved search. */
export default function SavedSearch({ loaderData: search }: Route.ComponentProps) {
  const post = usePost(['save', 'delete']);
  const hints = search.of === 'projects' ? findProjectsTexts : findOpportunitiesTexts;
  const conflict = post.answer?.fault?.code === 'conflict' ? post.answer.about : undefined;
  return (
    <div className="grid max-w-[30rem] gap-6">
      <h1 className="text-work">{texts.one}</h1>
      <TextLink to={search.to} className="inline-flex min-h-11 items-center justify-self-start">
        {texts.open}
      </TextLink>
      <PostForm post={post} className="grid grid-cols-1 gap-5">
        <PostFault post={post} />
        {conflict && (
          <p>
            {texts.now}: {conflict.said}
          </p>
        )}
        {/* After a conflict the next save is based on how it stands now, which has been shown. */}
        <input type="hidden" name="version" value={conflict?.version ?? search.version} />
        <CountedField
          {...post.field('name', search.name)}
          label={texts.name}
          hint={texts.nameHint}
          most={savedSearchLimits.name}
          error={noteAt(post.fault, 'name')}
        />
        <input type="hidden" name="of" value={search.of} />
        <TextField
          {...post.field('search', search.filters.search)}
          label={hints.search}
          hint={hints.searchHint}
          autoComplete="off"
        />
        <Fields search={search} post={post} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" name="intent" value="save" busy={post.busyWith === 'save'}>
            {post.busyWith === 'save' ? texts.submitting : texts.submit}
          </Button>
          <p role="status" className="font-semibold text-patta">
            {post.outcome?.done === 'saved' && post.busyWith === null && texts.done}
          </p>
        </div>
        <div className="grid justify-items-start gap-1.5 border-t border-line pt-5">
          <Button type="submit" name="intent" value="delete" look="quiet" busy={post.busyWith === 'delete'}>
            {texts.remove}
          </Button>
          <p className="text-small text-soft">{texts.removeHow}</p>
        </div>
      </PostForm>
    </div>
  );
}

/** The filters of its kind, as they are saved or were typed last. */
function Fields({ search, post }: { search: Route.ComponentProps['loaderData']; post: Post }) {
  if (search.of === 'projects') {
    const typed = post.typedValues((pairs) => projectFiltersIn(new URLSearchParams([...pairs])));
    return <ProjectFilterFields filters={{ ...search.filters, ...typed }} />;
  }
  const typed = post.typedValues((pairs) => filtersIn(new URLSearchParams([...pairs])));
  return <FilterFields filters={{ ...search.filters, ...typed }} hasOrder={false} />;
}

import { savedSearchPaths } from '#contract/saved-searches/paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { savedSearchTexts as texts } from '#web/saved-searches/texts/en/saved-searches.ts';
import { Button, TextLink } from '#web/ui/button.tsx';

/** Where a member reads what is saved. */
export const savedPath = savedSearchPaths.saved;

/** Keeps the filters that say something; new results come by email. */
export function SaveSearch({ fields }: { fields: readonly (readonly [string, string])[] }) {
  const post = usePost(['saveSearch']);
  return (
    <PostForm post={post} key={String(fields)} className="grid justify-items-start gap-1.5">
      <PostFault post={post} />
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="intent" value="saveSearch" look="quiet" busy={post.busyWith !== null}>
        {texts.save}
      </Button>
      <p role="status" className="text-small text-soft">
        {post.outcome?.done === 'searchSaved' ? texts.saved : texts.saveHow}{' '}
        <TextLink to={savedSearchPaths.saved}>{texts.title}</TextLink>
      </p>
    </PostForm>
  );
}

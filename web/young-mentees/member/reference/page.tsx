import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { secretPageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { youngReferenceTexts as texts } from '#web/young-mentees/texts/en/mentor.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(matches, {
    title: texts.plain,
    description: texts.description,
    path: youngPaths.reference,
  });

/** A person who was named as a reference speaks for a mentor, without an account. */
export default function YoungReference({ loaderData: { one } }: Route.ComponentProps) {
  const post = usePost(['answer']);
  if (!one || post.fault?.code === 'young_reference_unknown')
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.bad}</Banner>
      </NarrowPage>
    );
  const at = (name: string) => ({ ...post.field(name, ''), error: noteAt(post.fault, name) });
  return (
    <NarrowPage title={texts.title(one.mentorName)} intro={texts.intro(one.mentorName)} seed="reference">
      {one.hasAnswered ? (
        <Banner look="success">
          {texts.thanks} {texts.erased}
        </Banner>
      ) : (
        <PostForm post={post} intent="answer" className="grid gap-4">
          <PostFault post={post} />
          <SelectField {...at('recommends')} label={texts.recommends}>
            <option value="">{texts.choose}</option>
            <option value="yes">{texts.yes}</option>
            <option value="no">{texts.no}</option>
          </SelectField>
          <CountedArea
            {...at('text')}
            label={texts.text}
            hint={texts.textHint}
            most={limits.referenceText.max}
            rows={7}
          />
          <Button type="submit" busy={post.busyWith !== null}>
            {post.busyWith ? texts.busy : texts.submit}
          </Button>
          <p className="text-small text-soft">
            {texts.erased} {texts.until(one.expire)}
          </p>
        </PostForm>
      )}
    </NarrowPage>
  );
}

import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { dataKinds } from '#contract/rights/limits.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { askTexts, kindTexts, guestTexts as texts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { AddressField } from '../address-field.tsx';
import { WordsField } from '../words-field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: rightsPaths.withoutAccount,
    noindex: true,
  });

/** A request of a person without an account. */
export default function WithoutAccount() {
  const post = usePost(['ask']);
  const isAtField = ['kind', 'words', 'email'].some(post.isAtFault);
  return (
    <NarrowPage title={texts.title} intro={texts.intro} seed="rights">
      <p className="mb-6">
        {texts.who}{' '}
        <TextLink to={nomineePaths.act} className="inline-flex min-h-11 items-center">
          {texts.act}
        </TextLink>
      </p>
      {!isAtField && <PostFault post={post} className="mb-6" />}
      <PostForm post={post} intent="ask" className="grid gap-5">
        <SelectField {...post.field('kind', '')} label={askTexts.kind} error={noteAt(post.fault, 'kind')}>
          <option value="">{askTexts.choose}</option>
          {dataKinds.map((one) => (
            <option key={one} value={one}>
              {kindTexts[one]}
            </option>
          ))}
        </SelectField>
        <WordsField post={post} label={askTexts.words} hint={askTexts.wordsHint} />
        <AddressField post={post} />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? askTexts.submitting : texts.next}
        </Button>
      </PostForm>
    </NarrowPage>
  );
}

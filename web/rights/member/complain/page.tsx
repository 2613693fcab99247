import { complaintKinds } from '#contract/rights/limits.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { askTexts, guestTexts, requestTexts, complainTexts as texts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Officer } from '../../shown/officer.tsx';
import { AddressField } from '../address-field.tsx';
import { WordsField } from '../words-field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: rightsPaths.complain,
    noindex: true,
  });

/** Complains, signed in or with an email address. */
export default function Complain({ loaderData: { officer, needsEmail } }: Route.ComponentProps) {
  const post = usePost(['complain']);
  const isAtField = ['kind', 'words', 'email'].some(post.isAtFault);
  const submit = needsEmail ? guestTexts.next : askTexts.submit;
  return (
    <NarrowPage title={texts.title} intro={texts.intro} seed="rights">
      <p className="mb-6 border-s-4 border-sindoor ps-4">{texts.danger}</p>
      {!isAtField && <PostFault post={post} className="mb-6" />}
      <PostForm post={post} intent="complain" className="grid gap-5">
        <SelectField
          {...post.field('kind', '')}
          label={texts.about}
          error={post.isAtFault('kind') ? texts.aboutMissing : null}
        >
          <option value="">{texts.choose}</option>
          {complaintKinds.map((one) => (
            <option key={one} value={one}>
              {texts.abouts[one]}
            </option>
          ))}
        </SelectField>
        <WordsField post={post} label={texts.words} hint={texts.wordsHint} />
        {needsEmail && <AddressField post={post} />}
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? askTexts.submitting : submit}
        </Button>
      </PostForm>
      {officer && <Officer officer={officer} />}
      <p className="mt-6 text-soft">{requestTexts.board}</p>
    </NarrowPage>
  );
}

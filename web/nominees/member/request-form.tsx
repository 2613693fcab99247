import { actingKinds } from '#contract/nominees/limits.ts';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { actTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { WordsField } from '#web/rights/member/words-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';

/** A correction or a complaint of a person who acts for a member. */
export function RequestForm({ post, requestId }: { post: Post; requestId: string }) {
  return (
    <section aria-labelledby="request" className="grid gap-4">
      <h2 id="request" className="text-heading">
        {texts.requestTitle}
      </h2>
      <PostForm post={post} intent="request" className="grid gap-5">
        <input type="hidden" name="requestId" value={requestId} />
        <SelectField {...post.field('kind', '')} label={texts.kind} error={noteAt(post.fault, 'kind')}>
          <option value="">{texts.choose}</option>
          {actingKinds.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
        <WordsField post={post} label={texts.words} hint={texts.wordsHint} />
        <Button type="submit" busy={post.busyWith === 'request'} className="justify-self-start">
          {post.busyWith === 'request' ? texts.busy : texts.sendRequest}
        </Button>
      </PostForm>
    </section>
  );
}

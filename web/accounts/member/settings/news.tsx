import { newsTexts as texts } from '#web/accounts/texts/en/settings.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { LawField } from '#web/legal-texts/shown/law-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';

/** Chooses the optional emails. A change of the box is saved at once; without scripts the button saves it. */
export function News({ isGiven }: { isGiven: boolean }) {
  const post = usePost(['news']);
  return (
    <section aria-labelledby="news">
      <h2 id="news" className="text-heading">
        {texts.title}
      </h2>
      <PostFault post={post} className="mt-3" />
      <PostForm post={post} intent="news" className="mt-2 grid justify-items-start gap-2">
        <LawField post={post} />
        <CheckboxField
          label={texts.news}
          hint={texts.always}
          name="given"
          defaultChecked={isGiven}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
        <Button type="submit" look="quiet" small className="without-script">
          {texts.save}
        </Button>
        <p role="status" className="min-h-6 text-small font-semibold text-patta">
          {post.outcome?.done && post.busyWith === null && texts.saved}
        </p>
      </PostForm>
    </section>
  );
}

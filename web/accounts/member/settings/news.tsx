import { useEffect, useState } from 'react';
import { newsTexts as texts } from '#web/accounts/texts/en/settings.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { LawField } from '#web/legal-texts/shown/law-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';

/** Chooses the optional emails. A change of the box is saved at once; without scripts the button saves it. */
export function News({ isGiven }: { isGiven: boolean }) {
  const post = usePost(['news']);
  const [isTicked, setTicked] = useState(isGiven);
  // After a refusal the box shows again what is saved.
  useEffect(() => {
    if (post.fault) setTicked(isGiven);
  }, [post.fault, isGiven]);
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
          checked={isTicked}
          onChange={({ currentTarget: box }) => {
            setTicked(box.checked);
            box.form?.requestSubmit();
          }}
          // The box is sent at once. As an edit, it would take the refusal of it away again.
          onInput={(event) => event.stopPropagation()}
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

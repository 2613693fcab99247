import { nomineeCauses } from '#contract/nominees/limits.ts';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { actTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, Field, SelectField } from '#web/ui/field.tsx';

/** Asks to act, with one document. All fields stand before the file: the server reads those after it too late. */
export function AskForm({ nomineeId, secret, post }: { nomineeId: string; secret: string; post: Post }) {
  return (
    <section aria-labelledby="ask" className="grid gap-4">
      <h2 id="ask" className="text-heading">
        {texts.ask}
      </h2>
      <p>{texts.askIntro}</p>
      <PostForm post={post} action="?file=ask" takesFile className="grid gap-5">
        <input type="hidden" name="secret" value={secret} />
        <input type="hidden" name="nomineeId" value={nomineeId} />
        <SelectField {...post.field('cause', '')} label={texts.cause} error={noteAt(post.fault, 'cause')}>
          <option value="">{texts.choose}</option>
          {nomineeCauses.map((one) => (
            <option key={one} value={one}>
              {texts.causes[one]}
            </option>
          ))}
        </SelectField>
        <CheckboxField name="adult" value="yes" label={texts.adult} />
        <Field label={texts.document} hint={texts.documentHint}>
          {(ties) => (
            <input
              {...ties}
              type="file"
              name="file"
              accept=".pdf,image/jpeg,image/png,image/webp"
              required
              className="input"
            />
          )}
        </Field>
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.busy : texts.send}
        </Button>
      </PostForm>
    </section>
  );
}

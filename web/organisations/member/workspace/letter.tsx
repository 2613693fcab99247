import { viewOwnLetter } from '#contract/organisations/calls.ts';
import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { addressOf } from '#web/client/api.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { workspaceTexts } from '#web/organisations/texts/en/workspace.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { useProject } from '#web/use-project.ts';

const texts = workspaceTexts.letter;

/** The letter of authority, sent whole with scripts and without. */
export function Letter({ organisation: { slug, letterAt, can } }: { organisation: OwnOrganisation }) {
  const post = usePost(['letter']);
  const address = addressOf(viewOwnLetter, { organisationSlug: slug }, useProject());
  if (!letterAt && !can.submit) return null;
  return (
    <section aria-labelledby="letter" className="grid gap-4">
      <h2 id="letter" className="text-heading">
        {texts.title}
      </h2>
      <p>{texts.about}</p>
      {post.outcome?.done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {workspaceTexts.done.letter}
        </OutcomeBanner>
      )}
      {letterAt && (
        <p>
          {texts.sentOn(letterAt)}{' '}
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center"
          >
            {texts.see}
          </a>
        </p>
      )}
      {can.submit && (
        <PostForm post={post} action="?file=letter" takesFile isChecked className="grid gap-4">
          <PostFault post={post} />
          <Field label={texts.field} hint={texts.hint}>
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
          <Button type="submit" look="quiet" busy={post.busyWith !== null} className="justify-self-start">
            {letterAt ? texts.again : texts.send}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

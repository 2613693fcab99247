import { avatarLimits } from '#contract/avatars/limits.ts';
import { projectLimits } from '#contract/projects/limits.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { PostFault, PostForm, useOutcomeOfPage, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { pictureTexts as texts } from '#web/projects/texts/en/pictures.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { ProjectPicture } from '../shown/project-picture.tsx';

const megabyte = 1024 * 1024;

/** Sends one picture, whole: nothing that is typed elsewhere goes along, or is lost by it. Without scripts all forms of the page share an outcome. */
export function PictureUpload({ of, label }: { of: string; label: string }) {
  const before = useOutcomeOfPage();
  const isThis = before?.intent === 'picture' && before.about?.of === of;
  const post = usePost(isThis ? ['picture'] : []);
  return (
    <PostForm
      post={post}
      action={`?file=picture&of=${of}`}
      takesFile
      isChecked
      className="grid grid-cols-1 gap-3"
    >
      <PostFault post={post} />
      <Field label={label} hint={texts.fileHint(avatarLimits.maxBytes / megabyte)}>
        {(ties) => (
          <input
            {...ties}
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/webp"
            required
            className="input"
          />
        )}
      </Field>
      <Button type="submit" small look="quiet" busy={post.busyWith !== null} className="justify-self-start">
        {texts.send}
      </Button>
    </PostForm>
  );
}

type OwnPictureProps = Pick<Parameters<typeof ProjectPicture>[0], 'picture' | 'addressAt'>;

/** A picture with its description, for members who may change it. */
export function OwnPicture({ picture, addressAt }: OwnPictureProps) {
  const post = usePost(['describe', 'remove-picture']);
  const { id, alt } = picture;
  return (
    <div className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-start">
      <ProjectPicture
        picture={picture}
        alt={texts.unsaid}
        addressAt={addressAt}
        sizes="(min-width: 40rem) 12rem, 90vw"
        className="h-auto max-h-80 w-full rounded-card object-contain"
      />
      <PostForm post={post} action="?" className="grid gap-3">
        <PostFault post={post} />
        <input type="hidden" name="pictureId" value={id} />
        <CountedField
          {...post.field('alt', alt)}
          label={texts.alt}
          hint={texts.altHint}
          most={projectLimits.alt}
          error={noteAt(post.fault, 'alt')}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3">
          <IntentButton post={post} intent="describe" small look="quiet">
            {texts.save}
          </IntentButton>
          <IntentButton post={post} intent="remove-picture" small look="plain">
            {texts.remove}
          </IntentButton>
        </div>
      </PostForm>
    </div>
  );
}

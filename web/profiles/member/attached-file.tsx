import type { AttachmentBucket } from '#rules/sign-up/limits.ts';
import { downloadAddress, type UploadedFile } from '#web/client/files.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { editTexts as texts } from '#web/profiles/texts/en/edit-profile.ts';
import { Button } from '#web/ui/button.tsx';
import { useProject } from '#web/use-project.ts';

type AttachedFileProps = {
  file: UploadedFile;
  /** From a role that the profile does not have now, so its form does not show it. */
  isKept: boolean;
};

/** The resume or portfolio of the profile, to be fetched again. */
export function AttachedFile({ file: { $id, bucketId, name }, isKept }: AttachedFileProps) {
  const bucket = bucketId as AttachmentBucket;
  const project = useProject();
  const post = usePost(['remove-file']);
  return (
    <div>
      <p className="text-small text-soft">{bucketId === 'resumes' ? texts.resume : texts.portfolio}</p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <bdi className="min-w-0 break-all font-semibold">{name}</bdi>
        <a
          href={downloadAddress(bucket, $id, project)}
          download={name}
          className="text-link inline-flex min-h-11 items-center"
        >
          {texts.download}
        </a>
      </p>
      {isKept && (
        <PostForm post={post} action="?">
          <PostFault post={post} />
          <p className="text-small text-soft">{texts.keptFile[bucket]}</p>
          <input type="hidden" name="bucket" value={bucket} />
          <Button type="submit" name="intent" value="remove-file" look="plain" small className="-ms-3">
            {texts.removeKept(bucketId === 'resumes' ? texts.resume : texts.portfolio)}
          </Button>
        </PostForm>
      )}
    </div>
  );
}

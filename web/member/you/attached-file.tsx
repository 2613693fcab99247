import type { AttachmentBucket } from '#contract/sign-up-limits.ts';
import { editTexts as texts } from '#texts/edit-profile.ts';
import { downloadAddress, type UploadedFile } from '../../client/files.ts';
import { useProject } from '../../use-project.ts';

/** The resume or portfolio of the profile, to take away again. */
export function AttachedFile({ file: { $id, bucketId, name } }: { file: UploadedFile }) {
  const project = useProject();
  return (
    <div>
      <p className="text-small text-soft">{bucketId === 'resumes' ? texts.resume : texts.portfolio}</p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <bdi className="min-w-0 break-all font-semibold">{name}</bdi>
        <a
          href={downloadAddress(bucketId as AttachmentBucket, $id, project)}
          download={name}
          className="text-link inline-flex min-h-11 items-center"
        >
          {texts.download}
        </a>
      </p>
    </div>
  );
}

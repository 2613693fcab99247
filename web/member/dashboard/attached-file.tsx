import { useEffect, useState } from 'react';
import type { AttachmentBucket } from '#contract/sign-up.ts';
import { editTexts as texts } from '#texts/dashboard.ts';
import { downloadAddress, fetchFile, type UploadedFile } from '../../client/files.ts';
import { useProject } from '../../use-project.ts';

/** The resume or portfolio of the profile, to take away again. */
export function AttachedFile({ bucket, id }: { bucket: AttachmentBucket; id: string }) {
  const project = useProject();
  const [file, setFile] = useState<UploadedFile | null>(null);
  useEffect(() => {
    let current = true;
    void fetchFile(bucket, id).then((found) => {
      if (current) setFile(found);
    });
    return () => {
      current = false;
    };
  }, [bucket, id]);

  if (!file) return null;
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="text-small text-soft">{bucket === 'resumes' ? texts.resume : texts.portfolio}</p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <bdi className="min-w-0 break-all font-semibold">{file.name}</bdi>
        <a
          href={downloadAddress(bucket, id, project)}
          download={file.name}
          className="text-link inline-flex min-h-11 items-center"
        >
          {texts.download}
        </a>
      </p>
    </div>
  );
}

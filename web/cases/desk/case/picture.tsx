import { viewCasePicture } from '#contract/cases/calls.ts';
import { addressOf } from '#web/client/api.ts';
import { useProject } from '#web/use-project.ts';

/** A picture of a case. The server records who has viewed it. */
export function CasePicture({ id, alt }: { id: string; alt: string }) {
  const address = addressOf(viewCasePicture, { fileId: id }, useProject());
  return <img src={address} alt={alt} className="max-h-96 border border-line" />;
}

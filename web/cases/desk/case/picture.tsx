import { viewCasePicture } from '#contract/cases/calls.ts';
import { caseDeskTexts as texts } from '#web/cases/texts/en/desk.ts';
import { addressOf } from '#web/client/api.ts';
import { useProject } from '#web/use-project.ts';

type PictureProps = {
  id: string;
  alt: string;
  /** The case concerns a child: it stays blurred until it is pressed. */
  isBlurred: boolean;
};

/** A picture of a case. The server records who has viewed it. */
export function CasePicture({ id, alt, isBlurred }: PictureProps) {
  const address = addressOf(viewCasePicture, { fileId: id }, useProject());
  if (!isBlurred) return <img src={address} alt={alt} className="max-h-96 border border-line" />;
  return (
    <label className="grid cursor-pointer gap-2 overflow-hidden">
      <input type="checkbox" className="peer size-5 accent-neel" aria-label={texts.unblur} />
      <img src={address} alt={alt} className="max-h-96 border border-line blur-2xl peer-checked:blur-none" />
    </label>
  );
}

import { useEffect, useId, useRef } from 'react';
import type { Area } from 'react-easy-crop';
import { profilePaths } from '#contract/profiles/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { avatarTexts as texts } from '#web/avatars/texts/en/avatar.ts';
import { ProgressBar } from '#web/ground/member/progress-bar.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { drawCrop, middleOf } from './draw-crop.ts';
import { usePhoto } from './use-photo.ts';
import { useUpload } from './use-upload.ts';

type AvatarDialogProps = {
  open: boolean;
  hasPhoto: boolean;
  onChanged: (avatarId: string) => void;
  onClose: () => void;
};

/** Chooses, crops and saves a photo of the member, or removes it. */
export function AvatarDialog({ open, hasPhoto, onChanged, onClose }: AvatarDialogProps) {
  const { photo, choose, clear } = usePhoto();
  const area = useRef<Area | null>(null);
  const progressId = useId();
  const upload = useUpload((avatarId) => {
    onChanged(avatarId);
    showToast(avatarId ? texts.saved : texts.removed);
    close();
  });

  function close() {
    upload.cancel();
    upload.forgive();
    clear();
    onClose();
  }

  function take(file: File) {
    upload.forgive();
    area.current = null;
    void choose(file);
  }

  const save = () =>
    upload.save(async () => {
      if (photo.step === 'seen')
        return (await drawCrop(photo.image, area.current ?? middleOf(photo.image))) ?? photo.file;
      if (photo.step === 'unseen') return photo.file;
      throw new Error('There is no photo to save.');
    });

  const isChosen = photo.step === 'seen' || photo.step === 'unseen';
  const isSaving = upload.share !== null;
  const percent = Math.floor((upload.share ?? 0) * 100);
  const fault = upload.fault?.message ?? (photo.step === 'none' ? photo.fault : undefined);

  // On a phone the banner would be out of sight after the member has used the sliders below.
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);

  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.title}
      actions={
        <>
          {isSaving && (
            <div className="grid w-full gap-2">
              <p id={progressId} className="text-small text-soft">
                {texts.saving(percent)}
              </p>
              <ProgressBar value={percent} max={100} aria-labelledby={progressId} />
            </div>
          )}
          {hasPhoto && !isChosen && (
            <Button look="quiet" busy={upload.removing} onClick={() => void upload.remove()}>
              {upload.removing ? texts.removing : texts.remove}
            </Button>
          )}
          <Button look="quiet" onClick={isSaving ? upload.cancel : close}>
            {isChosen ? texts.cancel : texts.close}
          </Button>
          {isChosen && (
            <Button busy={isSaving} onClick={() => void save()}>
              {upload.fault ? texts.again : texts.save}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {fault && (
          <Banner ref={banner}>
            {upload.fault?.sessionEnded ? (
              <>
                {texts.sessionEnded}{' '}
                <TextLink to={`${sessionPaths.login}?next=${encodeURIComponent(profilePaths.you)}`}>
                  {texts.signInAgain}
                </TextLink>
              </>
            ) : (
              fault
            )}
          </Banner>
        )}
        <div role="status" className="grid gap-2">
          {photo.step === 'none' && <p>{texts.hint}</p>}
          {photo.step === 'reading' && (
            <p className="flex items-center gap-3">
              <Spinner /> {texts.reading}
            </p>
          )}
          {photo.step === 'seen' && <p>{photo.Stage ? texts.crop : texts.uncropped}</p>}
          {photo.step === 'unseen' && <p>{texts.unseen}</p>}
        </div>
        {photo.step === 'seen' && photo.Stage && (
          <photo.Stage
            key={photo.image.src}
            image={photo.image}
            busy={isSaving}
            onArea={(chosen) => {
              area.current = chosen;
            }}
          />
        )}
        {!isSaving && (
          <label className="button button-quiet justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-neel">
            <input
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0];
                event.target.value = '';
                if (file) take(file);
              }}
            />
            {isChosen ? texts.chooseAnother : texts.choose}
          </label>
        )}
      </div>
    </Dialog>
  );
}

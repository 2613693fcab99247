import { useEffect, useRef, useState } from 'react';
import { avatarLimits } from '#contract/avatars/limits.ts';
import { avatarTexts as texts } from '#web/avatars/texts/en/avatar.ts';

type Stage = typeof import('./crop-stage.tsx').CropStage;

export type Photo =
  | { step: 'none'; fault?: string }
  | { step: 'reading' }
  /** `Stage` is null when its part of the program could not be fetched. */
  | { step: 'seen'; file: File; image: HTMLImageElement; Stage: Stage | null }
  /** Nothing that this browser can show, but perhaps something that the server can read. */
  | { step: 'unseen'; file: File };

/** The types that the server reads even if the browser cannot. */
const sendable = ['image/jpeg', 'image/png', 'image/webp'];

/** The photo that was chosen, and with it the means to crop it, which are fetched only then. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo>({ step: 'none' });
  const address = useRef('');
  const round = useRef(0);

  function forget() {
    round.current++;
    URL.revokeObjectURL(address.current);
    address.current = '';
  }
  useEffect(
    () => () => {
      round.current++;
      URL.revokeObjectURL(address.current);
    },
    [],
  );

  async function choose(file: File) {
    forget();
    const own = round.current;
    if (file.size === 0) return setPhoto({ step: 'none', fault: texts.empty });
    setPhoto({ step: 'reading' });
    address.current = URL.createObjectURL(file);
    const image = new Image();
    image.src = address.current;
    const [isSeen, Stage] = await Promise.all([
      image.decode().then(
        () => image.naturalWidth > 0,
        () => false,
      ),
      import('./crop-stage.tsx').then(
        (module) => module.CropStage,
        () => null,
      ),
    ]);
    if (own !== round.current) return;
    setPhoto(isSeen ? { step: 'seen', file, image, Stage } : unseen(file));
  }

  return {
    photo,
    choose,
    clear() {
      forget();
      setPhoto({ step: 'none' });
    },
  };
}

function unseen(file: File): Photo {
  if (!sendable.includes(file.type)) return { step: 'none', fault: texts.wrongType };
  if (file.size > avatarLimits.maxBytes)
    return { step: 'none', fault: texts.tooLarge(avatarLimits.maxBytes / 1024 / 1024) };
  return { step: 'unseen', file };
}

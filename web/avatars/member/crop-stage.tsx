import { useState } from 'react';
import Cropper, { type Area, type Point, type Size } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { avatarTexts as texts } from '#web/avatars/texts/en/avatar.ts';
import { Slider } from './slider.tsx';

const mostZoom = 4;
const keyStep = 8;
const whole: Area = { x: 0, y: 0, width: 100, height: 100 };

type CropStageProps = { image: HTMLImageElement; busy: boolean; onArea: (area: Area) => void };

/**
 * Chooses the part of a photo to keep: by dragging, pinching and the wheel; by arrow keys; and by sliders, for members who can
 * do none of these or do not see the photo. `onArea` gets the part in the photo's own pixels.
 */
export function CropStage({ image, busy, onArea }: CropStageProps) {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shown, setShown] = useState(whole);
  const [media, setMedia] = useState<Size>({ width: 0, height: 0 });
  const [circle, setCircle] = useState<Size>({ width: 0, height: 0 });

  /** How far the photo can be moved from the middle each way. */
  const reach = {
    x: Math.max(0, (media.width * zoom - circle.width) / 2),
    y: Math.max(0, (media.height * zoom - circle.height) / 2),
  };

  function zoomTo(next: number) {
    // The middle of the picture stays in the middle.
    setCrop({ x: (crop.x * next) / zoom, y: (crop.y * next) / zoom });
    setZoom(next);
  }

  return (
    <div className="grid gap-x-7 gap-y-5 sm:grid-cols-[18rem_1fr] sm:items-center" inert={busy}>
      <div className="relative mx-auto aspect-square w-full max-w-72 overflow-hidden rounded-card bg-step">
        <Cropper
          image={image.src}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          keyboardStep={keyStep}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(percent, pixels) => {
            setShown(percent);
            onArea(pixels);
          }}
          setMediaSize={setMedia}
          setCropSize={setCircle}
          cropperProps={{ role: 'group', 'aria-label': texts.stage }}
          classes={{ cropAreaClassName: 'focus-visible:outline-genda focus-visible:-outline-offset-6' }}
        />
      </div>
      <div className="grid gap-3">
        <Slider label={texts.zoom} value={zoom} min={1} max={mostZoom} step={0.05} onChange={zoomTo} />
        <Slider
          label={texts.across}
          {...sliderOf(crop.x, reach.x)}
          onChange={(position) => setCrop({ ...crop, x: offsetOf(position, reach.x) })}
        />
        <Slider
          label={texts.along}
          {...sliderOf(crop.y, reach.y)}
          onChange={(position) => setCrop({ ...crop, y: offsetOf(position, reach.y) })}
        />
        <figure className="mt-1 flex items-center gap-4">
          <span className="relative block size-20 shrink-0 overflow-hidden rounded-full border border-line bg-sand">
            <img
              src={image.src}
              alt=""
              className="absolute max-w-none"
              style={{
                width: `${10_000 / shown.width}%`,
                height: `${10_000 / shown.height}%`,
                left: `${(-100 * shown.x) / shown.width}%`,
                top: `${(-100 * shown.y) / shown.height}%`,
              }}
            />
          </span>
          <figcaption className="text-small text-soft">{texts.preview}</figcaption>
        </figure>
      </div>
    </div>
  );
}

/** Where the middle of the circle lies, from 0 (left or top) to 100. A photo that just fits cannot be moved. */
function sliderOf(offset: number, reach: number) {
  const value = reach < 1 ? 50 : Math.round(50 - (50 * offset) / reach);
  return { value, min: 0, max: 100, step: 1, disabled: reach < 1 };
}

function offsetOf(position: number, reach: number): number {
  return ((50 - position) / 50) * reach;
}

import type { Area } from 'react-easy-crop';
import { avatarLimits } from '#contract/avatars/limits.ts';

/** The middle square of a picture. */
export function middleOf({ naturalWidth, naturalHeight }: HTMLImageElement): Area {
  const side = Math.min(naturalWidth, naturalHeight);
  return { x: (naturalWidth - side) / 2, y: (naturalHeight - side) / 2, width: side, height: side };
}

/**
 * Draws the part inside the circle in the stored size, so that no byte more has to travel. Returns null if the browser cannot
 * draw it.
 */
export async function drawCrop(image: HTMLImageElement, area: Area): Promise<Blob | null> {
  const side = Math.max(1, Math.min(avatarLimits.side, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG knows no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}

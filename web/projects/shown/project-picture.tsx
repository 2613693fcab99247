import { smallPicture } from '#contract/files/picture-limits.ts';
import type { PictureBody } from '#contract/projects/picture-calls.ts';
import { pictureAddress } from '#web/client/picture-address.ts';
import { useProject } from '#web/use-project.ts';

type ProjectPictureProps = {
  picture: PictureBody;
  /** The alternative text for a picture without a description. */
  alt: string;
  /** How wide it is shown, as `sizes` has it. */
  sizes: string;
  className?: string;
  /** Where it can be seen: the pictures of other modules have addresses of their own. */
  addressAt?: typeof pictureAddress;
  /** One that is seen at once is not waited for. */
  isFirst?: boolean;
};

/** A picture of a project or of an organisation, in the size that the screen needs; the page reserves its area until it loads. */
export function ProjectPicture({
  picture,
  alt,
  sizes,
  className,
  addressAt = pictureAddress,
  isFirst,
}: ProjectPictureProps) {
  const project = useProject();
  const { id, width, height } = picture;
  const [small, large] = [addressAt(id, 'small', project), addressAt(id, 'large', project)];
  const smallWidth = Math.min(width, Math.round((width * smallPicture) / Math.max(width, height)));
  return (
    <img
      src={large}
      srcSet={smallWidth < width ? `${small} ${smallWidth}w, ${large} ${width}w` : undefined}
      sizes={sizes}
      width={width}
      height={height}
      alt={picture.alt || alt}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}

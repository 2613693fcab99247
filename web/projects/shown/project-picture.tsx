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
  /** One that is seen at once is not waited for. */
  isFirst?: boolean;
};

/** A picture of a project, in the size that the screen needs; the page reserves its area until it loads. */
export function ProjectPicture({ picture, alt, sizes, className, isFirst }: ProjectPictureProps) {
  const project = useProject();
  const { id, width, height } = picture;
  const [small, large] = [pictureAddress(id, 'small', project), pictureAddress(id, 'large', project)];
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

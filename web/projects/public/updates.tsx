import type { PictureBody } from '#contract/projects/picture-calls.ts';
import type { ProjectBody } from '#contract/projects/shapes.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { pictureTexts } from '#web/projects/texts/en/pictures.ts';
import { updateTexts as texts } from '#web/projects/texts/en/updates.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { ProjectPicture } from '../shown/project-picture.tsx';

/** The newest of what a team has written, as dots on a line. */
export function Updates({ updates, declared }: { updates: ProjectBody['updates']; declared: string }) {
  if (updates.length === 0) return null;
  return (
    <section aria-labelledby="updates">
      <h2 id="updates" className="text-heading">
        {texts.heading}
      </h2>
      <ol className="mt-4 grid gap-6 border-s border-line ps-5">
        {updates.map(({ id, text, writtenAt, isEdited, pictures }) => (
          <li key={id} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -start-[1.6rem] size-2.5 rounded-full bg-genda"
            />
            <p className="text-small text-soft">
              <time dateTime={writtenAt}>{shortDay(writtenAt)}</time>
              {isEdited && ` · ${texts.edited}`}
            </p>
            <LinkedText text={text} declared={declared} className="mt-1" />
            <NotePictures pictures={pictures} writtenAt={writtenAt} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type NotePicturesProps = { pictures: readonly PictureBody[]; writtenAt: string };

/** The pictures of a note, next to each other on a wide screen. */
export function NotePictures({ pictures, writtenAt }: NotePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-3">
      {pictures.map((picture, at) => (
        <li key={picture.id}>
          <ProjectPicture
            picture={picture}
            alt={pictureTexts.unsaidOfNote(shortDay(writtenAt), at + 1)}
            sizes="(min-width: 40rem) 14rem, 90vw"
            className="aspect-[4/3] h-auto w-full rounded-card object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

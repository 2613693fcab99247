import type { PictureBody } from '#contract/projects/picture-calls.ts';
import { pictureAddress } from '#web/client/picture-address.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';
import type { Grown } from '#web/ui/project-kolam.ts';
import { drawnKolam } from '#web/ui/project-kolam.tsx';
import type { Drawn } from './drawn-glyph.tsx';

type Shown = { slug: string; kolam: Grown; cover: PictureBody | null };
type Listed = { title: string; project: Shown & { language: string } };

/** The glyph of a project, drawn where the page is made; `projectId` stands in the addresses of pictures. */
export function drawnOf({ slug, kolam, cover }: Shown, projectId: string): Drawn {
  if (cover)
    return { cover: pictureAddress(cover.id, 'small', projectId), kolam: { size: 0, html: '', look: '' } };
  return { cover: '', kolam: drawnKolam(slug, kolam, 'cover') };
}

/** Rows of lists of what is open, each with the glyph of its project and the mark of another language. */
export function withGlyphs<Row extends Listed>(rows: readonly Row[], projectId: string) {
  return rows.map((row) => ({
    ...row,
    drawn: drawnOf(row.project, projectId),
    foreign: inLanguage(row.title, row.project.language),
  }));
}

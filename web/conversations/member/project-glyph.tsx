import { ProjectKolam } from '#web/ui/project-kolam.tsx';

/** The picture next to the conversation of a project. */
export default function ProjectGlyph({ slug, className }: { slug: string; className: string }) {
  return (
    <ProjectKolam
      seed={slug}
      grown={{ people: 3, seats: 0, loops: 0 }}
      on="cover"
      className={`project-glyph ${className}`}
    />
  );
}

import type { ConversationBody } from '#contract/conversations/calls.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { ProjectKolam } from '#web/ui/project-kolam.tsx';

/** The picture next to a conversation: that of the other member or of the project. */
export function Glyph({ conversation, className }: { conversation: ConversationBody; className: string }) {
  const { person, project, id } = conversation;
  if (project)
    return (
      <ProjectKolam
        seed={project.slug}
        grown={{ people: 3, seats: 0, loops: 0 }}
        on="cover"
        className={`project-glyph ${className}`}
      />
    );
  return <Portrait id={person?.id || id} avatarId={person?.avatarId ?? ''} className={className} />;
}

import type { ConversationBody } from '#contract/conversations/calls.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { onTouch } from '#web/takeover/on-touch.tsx';

const ProjectGlyph = onTouch(
  import.meta.env.SSR ? await import('./project-glyph.tsx') : () => import('./project-glyph.tsx'),
);

/** The picture next to a conversation: that of the other member or of the project. */
export function Glyph({ conversation, className }: { conversation: ConversationBody; className: string }) {
  const { person, project, id } = conversation;
  if (project) return <ProjectGlyph slug={project.slug} className={className} />;
  return <Portrait id={person?.id || id} avatarId={person?.avatarId ?? ''} className={className} />;
}

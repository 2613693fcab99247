import { applicationPaths } from '#contract/applications/paths.ts';
import type { ConversationBody } from '#contract/conversations/calls.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { onTouch } from '#web/takeover/on-touch.tsx';
import { Link } from '#web/ui/link.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { Glyph } from '../glyph.tsx';
import { titleOf } from '../title-of.ts';

/** With whom, and what one can do about the conversation as a whole. */
export function ConversationHead({ conversation }: { conversation: ConversationBody }) {
  const to = pathOf(conversation);
  return (
    <header className="talk-head">
      <Glyph conversation={conversation} className="size-11 shrink-0" />
      <h1 className="min-w-0 grow text-heading leading-tight">
        {to ? (
          <Link to={to} className="inline-flex min-h-11 items-center break-words">
            <PersonName name={titleOf(conversation)} />
          </Link>
        ) : (
          <PersonName name={titleOf(conversation)} />
        )}
      </h1>
      <Menu conversation={conversation} />
    </header>
  );
}

/** The page of the conversation's application, project or member; empty if there is none. */
function pathOf({ kind, applicationId, project, person }: ConversationBody): string {
  if (applicationId) return applicationPaths.ownApplication(applicationId);
  // A member who asked for an introduction does not belong to the project.
  if (project)
    return kind === 'team' ? projectPaths.ownProject(project.slug) : projectPaths.findProject(project.slug);
  return person?.handle ? peoplePaths.findPerson(person.handle) : '';
}

const Menu = onTouch(import.meta.env.SSR ? await import('./menu.tsx') : () => import('./menu.tsx'));

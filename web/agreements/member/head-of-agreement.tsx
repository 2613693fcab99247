import type { EndBody } from '#contract/agreements/end-shapes.ts';
import { PersonName } from '#web/ui/person-name.tsx';
import { contributorName } from './contributor-name.ts';
import { StageMark } from './stage-mark.tsx';

type Head = Pick<EndBody, 'role' | 'project' | 'person' | 'stage'>;

/** The head of a page of an agreement: its role, project, other party and stage. */
export function HeadOfAgreement({ title, one }: { title: string; one: Head }) {
  const { role, project, person, stage } = one;
  return (
    <header className="grid gap-2">
      <h1 className="text-work">{title}</h1>
      <p className="text-soft break-words">
        {role} · {project.name} · <PersonName name={contributorName(person)} />
      </p>
      <p>
        <StageMark stage={stage} />
      </p>
    </header>
  );
}

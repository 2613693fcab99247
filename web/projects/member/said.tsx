import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import { projectFields as fields, workspaceTexts } from '#web/projects/texts/en/projects.ts';
import { shown } from './shown.ts';

type Said = WorkspaceBody['said'];

/** Questions and answers, one below the other. */
export function SaidList({ said, of }: { said: Said; of: readonly (keyof Said)[] }) {
  return (
    <dl className="grid gap-4">
      {of.map((field) => (
        <div key={field}>
          <dt className="text-small text-soft">{fields[field]}</dt>
          <dd className="whitespace-pre-line break-words">
            {shown(said, field) || <span className="text-soft">{workspaceTexts.nothing}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

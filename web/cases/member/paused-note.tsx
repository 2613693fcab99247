import { casePaths } from '#contract/cases/paths.ts';
import { TextLink } from '#web/ui/button.tsx';

export type Paused = { caseId: string; title: string; until: string; reason: string; more: string };

/** Says until when and why a decision pauses the member, and leads to the appeal. */
export function PausedNote({ caseId, title, until, reason, more }: Paused) {
  return (
    <section aria-labelledby="paused" className="grid gap-2 rounded-card bg-sindoor-tint p-5 sm:p-6">
      <h2 id="paused" className="text-heading">
        {title}
      </h2>
      <p>{until}</p>
      <p className="break-words whitespace-pre-wrap">{reason}</p>
      <p>
        <TextLink to={casePaths.judgedCase(caseId)} className="inline-flex min-h-11 items-center">
          {more}
        </TextLink>
      </p>
    </section>
  );
}

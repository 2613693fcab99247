import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { trialTexts as texts } from '#web/applications/texts/en/trial-tasks.ts';
import { trialFileAddress } from '#web/client/application-file-address.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { useProject } from '#web/use-project.ts';

/** The trial task and what came of it, as both sides read it. */
export function TrialView({ id, trial }: { id: string; trial: NonNullable<ApplicationBody['trial']> }) {
  const project = useProject();
  return (
    <section aria-labelledby="trial" className="grid gap-2 rounded-card border border-line bg-raised p-5">
      <h2 id="trial" className="font-semibold">
        {texts.title}
      </h2>
      <LinkedText text={trial.task} />
      <p className="text-soft">
        {trial.hours > 0 && `${texts.takes(trial.hours)} `}
        {trial.handedInAt ? texts.handedIn(trial.handedInAt) : texts.states[trial.state]}
      </p>
      {trial.text && <LinkedText text={trial.text} className="border-s-4 border-line ps-4" />}
      {trial.links.map((link) => (
        <LinkedText key={link} text={link} className="break-words" />
      ))}
      {trial.file && (
        <p>
          <a href={trialFileAddress(id, project)} className="text-link inline-flex min-h-11 items-center">
            {trial.file.name}
          </a>
        </p>
      )}
      <p className="text-small text-soft">{texts.stays}</p>
    </section>
  );
}

import type { ApplicationEnding } from '#contract/applications/limits.ts';
import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { sentTexts as texts } from '#web/applications/texts/en/applications.ts';
import { applicationEndings, applicationStepWords } from '#web/applications/texts/en/states.ts';
import { Thread } from '#web/ground/member/thread.tsx';

type TimelineProps = { steps: ApplicationBody['timeline']; ending: ApplicationEnding };

/** All that has happened to an application. */
export function Timeline({ steps, ending }: TimelineProps) {
  return (
    <Thread
      title={texts.timeline}
      steps={steps.map(({ kind, at }) => ({
        key: `${kind} ${at}`,
        at,
        words: kind === 'ended' && ending ? applicationEndings[ending] : applicationStepWords[kind],
      }))}
    />
  );
}

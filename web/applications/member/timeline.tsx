import type { ApplicationEnding } from '#contract/applications/limits.ts';
import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { sentTexts as texts } from '#web/applications/texts/en/applications.ts';
import { applicationEndings, applicationStepWords } from '#web/applications/texts/en/states.ts';
import { moment } from '#web/ground/texts/amounts.ts';

type TimelineProps = { steps: ApplicationBody['timeline']; ending: ApplicationEnding };

/** One thread with a dot for each thing that has happened. */
export function Timeline({ steps, ending }: TimelineProps) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="font-semibold">
        {texts.timeline}
      </h2>
      <ol className="mt-3 border-l-2 border-neel">
        {steps.map(({ kind, at }) => (
          <li key={`${kind} ${at}`} className="relative pb-4 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 left-0 size-3 -translate-x-[0.4375rem] rounded-full bg-sindoor"
            />
            <span className="block font-semibold">
              {kind === 'ended' && ending ? applicationEndings[ending] : applicationStepWords[kind]}
            </span>
            <time dateTime={at} className="text-small text-soft">
              {moment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

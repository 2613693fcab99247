import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { sentTexts as texts } from '#web/applications/texts/en/applications.ts';
import { applicationFileAddress } from '#web/client/application-file-address.ts';
import { TermFacts, TermTexts } from '#web/opportunities/shown/terms.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { useProject } from '#web/use-project.ts';

type Sent = Pick<ApplicationBody, 'note' | 'answers' | 'hours' | 'startsOn' | 'file' | 'said'>;

/** The sent application as both sides read it, with the terms that it answers. */
export function SentWords({ heading, id, sent }: { heading: string; id: string; sent: Sent }) {
  const project = useProject();
  return (
    <section aria-labelledby="sent" className="grid gap-4 rounded-card bg-sand p-5">
      <h2 id="sent" className="font-semibold">
        {heading}
      </h2>
      <p className="text-soft">
        {texts.hours(sent.hours)} · {texts.startsOn(sent.startsOn)}
      </p>
      {sent.answers.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="font-semibold break-words">{question}</h3>
          <LinkedText text={answer} className="mt-1" />
        </div>
      ))}
      <LinkedText text={sent.note} />
      {sent.file && (
        <p>
          <a
            href={applicationFileAddress(id, project)}
            className="text-link inline-flex min-h-11 items-center"
          >
            {sent.file.name}
          </a>
        </p>
      )}
      <details>
        <summary className="cursor-pointer py-2.5 font-semibold">{texts.terms}</summary>
        <div className="grid gap-4">
          <TermFacts said={sent.said} closes="" />
          <TermTexts said={sent.said} level={3} />
        </div>
      </details>
    </section>
  );
}

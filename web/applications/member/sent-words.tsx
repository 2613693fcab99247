import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { sentTexts as texts } from '#web/applications/texts/en/applications.ts';
import { applicationFileAddress } from '#web/client/application-file-address.ts';
import { TermFacts, TermTexts } from '#web/opportunities/shown/terms.tsx';
import { type Foreign, LanguageMark } from '#web/ui/language-mark.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { useProject } from '#web/use-project.ts';

type Sent = Pick<ApplicationBody, 'note' | 'answers' | 'hours' | 'startsOn' | 'file' | 'said'>;

type SentWordsProps = {
  heading: string;
  id: string;
  sent: Sent;
  /** Where its words are in another language than the page's. */
  foreign: Foreign;
};

/** The sent application as both sides read it, with the terms that it answers. */
export function SentWords({ heading, id, sent, foreign }: SentWordsProps) {
  const project = useProject();
  return (
    <section aria-labelledby="sent" className="grid gap-4 rounded-card bg-sand p-5">
      <h2 id="sent" className="font-semibold">
        {heading}
      </h2>
      <p className="text-soft">
        {texts.hours(sent.hours)} · {texts.startsOn(sent.startsOn)}
      </p>
      <LanguageMark foreign={foreign} />
      {sent.answers.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="font-semibold break-words">{question}</h3>
          <LinkedText text={answer} declared={foreign?.lang} className="mt-1" />
        </div>
      ))}
      <LinkedText text={sent.note} declared={foreign?.lang} />
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

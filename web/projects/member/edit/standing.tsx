import { projectFields, editProjectTexts as texts } from '#web/projects/texts/en/projects.ts';
import { wasOf } from '../steps.ts';

/** Both versions of the fields that another person has changed in the meantime: the typed values stay in the fields below. */
export function Standing({ about }: { about: Record<string, string> }) {
  const differing = (about.differing ?? '').split(' ').filter(Boolean);
  return (
    <section aria-labelledby="standing" className="rounded-card border border-line bg-raised p-5">
      <h2 id="standing" className="font-semibold">
        {texts.bothVersions}
      </h2>
      {differing.map((field) => (
        <div key={field} className="mt-4 border-t border-line pt-3">
          <h3 className="font-semibold">{projectFields[field as keyof typeof projectFields] as string}</h3>
          <dl className="mt-2 grid gap-2">
            {about[wasOf(field)] !== about[field] && (
              <Version term={texts.before} text={about[wasOf(field)]} />
            )}
            <Version term={texts.now} text={about[field]} />
          </dl>
        </div>
      ))}
      <p className="mt-3 text-small text-soft">{texts.yours}</p>
    </section>
  );
}

function Version({ term, text }: { term: string; text: string | undefined }) {
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      <dd className="whitespace-pre-line break-words">{text || texts.empty}</dd>
    </div>
  );
}

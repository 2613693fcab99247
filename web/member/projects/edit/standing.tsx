import { projectFields, editProjectTexts as texts } from '#texts/projects.ts';

/** How the page's fields stand now, when somebody else has changed them: what was typed stays in the fields below. */
export function Standing({ about }: { about: Record<string, string> | undefined }) {
  if (!about) return null;
  const { version: _, ...fields } = about;
  return (
    <section aria-labelledby="standing" className="rounded-card border border-line bg-raised p-5">
      <h2 id="standing" className="font-semibold">
        {texts.nowReads}
      </h2>
      <dl className="mt-3 grid gap-3">
        {Object.entries(fields).map(([field, text]) => (
          <div key={field}>
            <dt className="text-small text-soft">
              {projectFields[field as keyof typeof projectFields] as string}
            </dt>
            <dd className="whitespace-pre-line break-words">{text || texts.empty}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-soft">{texts.yours}</p>
    </section>
  );
}

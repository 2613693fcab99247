type Section = { id: string; title: string; body: readonly (string | readonly string[])[] };

/** Numbered sections of running text: a page of its own, or inside a dialog. */
export function LongText({
  sections,
  headingLevel = 2,
  idPrefix = '',
}: {
  sections: readonly Section[];
  headingLevel?: 2 | 3;
  /** Keeps ids apart where the same text may be shown twice in one page. */
  idPrefix?: string;
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-col gap-10">
      {sections.map(({ id, title, body }, index) => (
        <section key={id} id={`${idPrefix}${id}`} aria-labelledby={`${idPrefix}${id}-title`}>
          <Heading id={`${idPrefix}${id}-title`} className="mb-3 flex gap-3 text-heading">
            <span className="text-genda-ink tabular-nums">{index + 1}</span>
            {title}
          </Heading>
          <div className="flex flex-col gap-4">
            {body.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>{part}</p>
              ) : (
                <ul key={part[0]} className="flex flex-col gap-2">
                  {part.map((point) => (
                    <li key={point} className="dot-point">
                      {point}
                    </li>
                  ))}
                </ul>
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

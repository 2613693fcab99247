import { EntryList } from './entry-list.tsx';

type Entries = readonly { name: string; text: string; note: string }[];
type Links = readonly { to: string; label: string }[];
type Part = string | readonly string[] | { named: Entries } | { kinds: Entries } | { links: Links };
type Section = { id: string; title: string; body: readonly Part[] };

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
            {body.map((part) => (
              <PartOfText key={keyOf(part)} part={part} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function keyOf(part: Part): string | undefined {
  if (typeof part === 'string') return part;
  if ('kinds' in part) return part.kinds[0]?.name;
  if ('links' in part) return part.links[0]?.to;
  return 'named' in part ? part.named[0]?.name : part[0];
}

function PartOfText({ part }: { part: Part }) {
  if (typeof part === 'string') return <p>{part}</p>;
  if ('kinds' in part) return <EntryList entries={part.kinds} />;
  if ('links' in part) {
    return (
      <ul>
        {part.links.map(({ to, label }) => (
          <li key={to}>
            <a href={to} className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    );
  }
  if ('named' in part) {
    return (
      <dl className="flex flex-col">
        {part.named.map(({ name, text, note }) => (
          <div key={name} className="border-t border-line py-4 first:border-0 first:pt-0">
            <dt>
              <code className="rounded-sm bg-neel-tint px-1.5 py-0.5 font-mono text-[0.94em] font-semibold break-all">
                {name}
              </code>
            </dt>
            <dd className="mt-2">{text}</dd>
            <dd className="mt-1 text-small text-soft">{note}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ul className="flex flex-col gap-2">
      {part.map((point) => (
        <li key={point} className="dot-point">
          {point}
        </li>
      ))}
    </ul>
  );
}

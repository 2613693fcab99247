/** A list of entries, each with its name, a text and where wanted a note. It styles them itself, since pages have hundreds of them. */
export function EntryList({
  entries,
}: {
  entries: readonly { name: string; text: string; note?: string }[];
}) {
  return (
    <dl className="divide-y divide-line [&>div]:py-4 [&>div:first-child]:pt-0 [&_dd]:mt-1 [&_dd+dd]:text-small [&_dd+dd]:text-soft [&_dt]:font-semibold">
      {entries.map(({ name, text, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

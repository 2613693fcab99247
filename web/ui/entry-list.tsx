/** A list of entries, each with its name, a text and a note. */
export function EntryList({ entries }: { entries: readonly { name: string; text: string; note: string }[] }) {
  return (
    <dl className="flex flex-col">
      {entries.map(({ name, text, note }) => (
        <div key={name} className="border-t border-line py-4 first:border-0 first:pt-0">
          <dt className="font-semibold">{name}</dt>
          <dd className="mt-1">{text}</dd>
          <dd className="mt-1 text-small text-soft">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

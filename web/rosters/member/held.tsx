import { studentTexts as texts } from '#web/rosters/texts/en/student.ts';

type Props = {
  title: string;
  held: { name: string; number: string; semester: string; email: string };
  cohort: string;
};

/** The row of a student in the list of an institution. */
export function Held({ title, held, cohort }: Props) {
  const facts: [string, string][] = [
    [texts.name, held.name],
    [texts.number, held.number],
    [texts.cohort, cohort],
    [texts.semester, held.semester],
    [texts.email, held.email],
  ];
  return (
    <section aria-labelledby="held" className="grid gap-2">
      <h2 id="held" className="text-heading break-words">
        {title}
      </h2>
      <dl className="grid gap-1">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-soft">{name}:</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** Everything that an institution sees of its student without a tick, and what it never sees. */
export function Seen({ title }: { title: string }) {
  return (
    <section aria-labelledby="sees" className="grid gap-2">
      <h2 id="sees" className="text-heading break-words">
        {title}
      </h2>
      <ul className="list-disc ps-5">
        {texts.seesList.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="text-small text-soft">{texts.never}</p>
    </section>
  );
}

import { nameRuns } from './name-runs.ts';

/** Somebody's name: each word in its own language as far as its script tells, broken by hyphens where it is long. */
export function PersonName({ name, className = '' }: { name: string; className?: string }) {
  const runs = nameRuns(name);
  const isMixed = runs.length > 1;
  return (
    <bdi lang={isMixed ? undefined : runs[0]?.lang} className={`person-name ${className}`}>
      {isMixed
        ? runs.map(({ start, text, lang }) => (
            <span key={start} lang={lang}>
              {text}
            </span>
          ))
        : runs[0]?.text}
    </bdi>
  );
}

/** Stands for the name while a sentence is taken apart round it; nobody can be called like that. */
const gap = '\u0000';

/** A sentence of the texts with somebody's name in it. */
export function SentenceWithName({ sentence, name }: { sentence: (name: string) => string; name: string }) {
  const [before, after] = sentence(gap).split(gap);
  return (
    <>
      {before}
      <PersonName name={name} />
      {after}
    </>
  );
}

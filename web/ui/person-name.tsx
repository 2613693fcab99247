import { nameRuns } from './name-runs.ts';

/** A member's name: each word in its own language as far as its script shows it, with hyphens in long words. */
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

/** Stands for the name while a sentence is split around it; no name can contain this character. */
const gap = '\u0000';

/** A sentence of the texts with a member's name in it. */
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

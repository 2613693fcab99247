import type { DiagnosisBody } from '#contract/cofounders/find-calls.ts';
import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import type { Criterion } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { findCofounderTexts as texts } from '#web/cofounders/texts/en/find.ts';
import { TextLink } from '#web/ui/button.tsx';
import { editWithout } from '../edit/dropped.ts';

type Own = { said: SearchSaid | null; hours: number };

/** Where a member changes what others ask. */
const ways: Record<Criterion | 'never', string> = {
  hours: innerPeoplePaths.yourTime,
  distance: innerCofounderPaths.editSearch,
  skills: profilePaths.yourSkills,
  sector: innerCofounderPaths.editSearch,
  stage: innerCofounderPaths.editSearch,
  start: innerCofounderPaths.editSearch,
  split: innerCofounderPaths.editSearch,
  language: innerPeoplePaths.yourLanguages,
  never: innerCofounderPaths.editSearch,
};

/** Why no one fits: each line is a link to the change that it names. */
export function Diagnosis({ diagnosis, own }: { diagnosis: DiagnosisBody; own: Own }) {
  const { without, theyAsk, pair } = diagnosis;
  const lines = [
    ...without.map((line) => ({
      to: editWithout([line]),
      words: texts.without(texts.topic(line, own.said), line),
    })),
    ...theyAsk.map((line) => ({ to: ways[line.what], words: texts.theyAsk(line.what, line, own) })),
    ...(pair
      ? [
          {
            to: editWithout([pair.first, pair.second]),
            words: texts.pair(texts.topic(pair.first, own.said), texts.topic(pair.second, own.said), pair),
          },
        ]
      : []),
  ];
  return (
    <section aria-labelledby="diagnosis" className="grid gap-2">
      <h2 id="diagnosis" role="status" className="text-heading">
        {texts.none}
      </h2>
      {lines.length === 0 ? (
        <p>{texts.noHelp}</p>
      ) : (
        <>
          <p className="text-small text-soft">{texts.diagnosis}</p>
          <ul className="grid gap-1">
            {lines.map(({ to, words }) => (
              <li key={words} className="dot-point">
                <TextLink to={to} className="inline-flex min-h-11 items-center break-words">
                  {words}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import type { CreditConfirmed, OpportunitySaid } from '#contract/opportunities/shapes.ts';
import { foreignLanguage } from '#rules/text/foreign-language.ts';
import { number, shortDay } from '#web/ground/texts/amounts.ts';
import { language } from '#web/ground/texts/en/language.ts';
import { publicOpportunityTexts as texts } from '#web/opportunities/texts/en/public-opportunities.ts';
import {
  calculationWords,
  districtWords,
  givesWords,
  lengthWords,
} from '#web/opportunities/texts/en/values.ts';
import { peopleWords } from '#web/projects/texts/en/projects.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';

type Said = OpportunitySaid & { creditConfirmed?: CreditConfirmed };

type TermTextsProps = {
  said: Said;
  /** The language of its project. */
  declared?: string;
  level?: 2 | 3;
};

/** The rewards, then the work, the skills to learn, and the requirements. */
export function TermTexts({ said, declared, level = 2 }: TermTextsProps) {
  const Heading = `h${level}` as const;
  const { skills, questions, trialTask, trialHours } = said;
  const calculation = calculationWords(said);
  return (
    <>
      <section>
        <Heading className="font-semibold">{texts.gives}</Heading>
        <ul className="mt-1">
          {givesWords(said).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {calculation && <p className="mt-1 text-small text-soft">{calculation}</p>}
      </section>
      {(['wouldDo', 'wouldLearn', 'lookFor'] as const).map(
        (part) =>
          said[part] !== '' && (
            <section key={part}>
              <Heading className="font-semibold">{texts[part]}</Heading>
              <LinkedText text={said[part]} declared={declared} className="mt-1" />
            </section>
          ),
      )}
      {skills.length > 0 && (
        <section>
          <Heading className="font-semibold">{texts.skills}</Heading>
          <p className="mt-1 break-words">{skills.join(' · ')}</p>
        </section>
      )}
      {questions.length > 0 && (
        <section>
          <Heading className="font-semibold">{texts.questions}</Heading>
          <ol
            lang={foreignLanguage(questions.join(), language, declared) || undefined}
            className="mt-1 list-decimal ps-5"
          >
            {questions.map((question) => (
              <li key={question} className="break-words">
                {question}
              </li>
            ))}
          </ol>
        </section>
      )}
      {trialTask !== '' && (
        <section>
          <Heading className="font-semibold">{texts.trial}</Heading>
          <p className="mt-1 text-small text-soft">{texts.trialHow(trialHours)}</p>
          <LinkedText text={trialTask} declared={declared} className="mt-1" />
        </section>
      )}
    </>
  );
}

type TermFactsProps = {
  said: Said;
  /** How many are free, where that is known; else how many there are in all. */
  openSeats?: number;
  closes: string;
  people?: number;
};

/** The facts in numbers: hours, length, team and beginning; then the location, the seats and the closing day. */
export function TermFacts({ said, openSeats, closes, people = 0 }: TermFactsProps) {
  const facts = [
    [texts.hours, said.hoursAWeek > 0 ? texts.hoursOf(said.hoursAWeek) : ''],
    [texts.length, lengthWords(said.weeks)],
    [texts.team, people > 0 ? peopleWords(people) : ''],
    [texts.begins, said.startsOn && shortDay(said.startsOn)],
    [texts.where, districtWords(said)],
    openSeats === undefined ? [texts.seats, number(said.seats)] : [texts.openSeats, number(openSeats)],
    [texts.closes, closes],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt className="text-small text-soft">{term}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

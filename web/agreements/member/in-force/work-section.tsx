import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import { getEntryFile } from '#contract/agreements/work-calls.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { milestoneWords } from '#web/agreements/texts/en/milestone-words.ts';
import { milestoneTexts as texts } from '#web/agreements/texts/en/milestones.ts';
import { addressOf } from '#web/client/api.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { useProject } from '#web/use-project.ts';
import { money } from './figures.ts';

/** The submitted work and the requested changes, in the order in which they came. */
export function WorkSection({ one }: { one: MilestoneBody }) {
  const said = [...one.submissions, ...one.changes].toSorted((a, b) => a.entry - b.entry);
  if (said.length === 0) return null;
  return (
    <section aria-labelledby="work" className="grid gap-4">
      <h2 id="work" className="sr-only">
        {milestoneWords.stages.submitted.word}
      </h2>
      {said.map((part) =>
        'criterion' in part ? (
          <div key={part.entry} className="grid gap-2 border-s-4 border-genda ps-4">
            <p className="font-semibold break-words">
              {texts.asked(one.terms.criteria[part.criterion - 1] ?? '', part.at)}
            </p>
            {part.words && <LinkedText text={part.words} />}
          </div>
        ) : (
          <Submission key={part.entry} part={part} one={one} />
        ),
      )}
    </section>
  );
}

function Submission({ part, one }: { part: MilestoneBody['submissions'][number]; one: MilestoneBody }) {
  const project = useProject();
  const isErased = part.text === '' && part.links.length === 0 && part.files.length === 0;
  return (
    <div className="grid gap-2 rounded-card border border-line bg-raised p-5">
      <p>
        <span className="font-semibold">{texts.handedIn(part.at)}</span>
        <span className="text-soft"> · {texts.hoursWorked(part.hours)}</span>
      </p>
      {part.proposed !== null && <p>{texts.proposedValue(money(part.proposed, one.currency))}</p>}
      {isErased && <p className="text-soft">{texts.erased}</p>}
      {part.text && <LinkedText text={part.text} />}
      {part.links.map((link) => (
        <LinkedText key={link} text={link} className="break-words" />
      ))}
      {part.files.map((file) => (
        <p key={file.id}>
          <a
            href={addressOf(getEntryFile, { fileId: file.id }, project)}
            className="text-link inline-flex min-h-11 items-center break-all"
          >
            {file.name}
          </a>
        </p>
      ))}
      {part.notPassing && <p className="text-small text-soft">{texts.keeps(part.notPassing)}</p>}
      {one.side === 'project' && !isErased && (
        <p>
          <Link
            to={casePaths.report('agreement_work', `${one.agreementId}.${part.entry}`)}
            className="text-link inline-flex min-h-11 items-center text-small"
          >
            {texts.report}
          </Link>
        </p>
      )}
    </div>
  );
}

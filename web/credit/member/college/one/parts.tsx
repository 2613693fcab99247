import type { CollegeClaimBody, CollegeLineBody } from '#contract/credit/college-shapes.ts';
import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import { collegeTexts } from '#web/credit/texts/en/college.ts';
import { Thread } from '#web/ground/member/thread.tsx';

const texts = collegeTexts.one;
type ClaimProps = { claim: CollegeClaimBody };

/** The lines of work, with the entry of the ledger behind each milestone. */
export function Lines({ claim: { lines, state } }: ClaimProps) {
  const isOver = state === 'withdrawn' || state === 'released';
  return (
    <section aria-labelledby="work">
      <h2 id="work" className="text-heading">
        {texts.lines}
      </h2>
      {lines.length === 0 ? (
        <p className="mt-3 text-soft">{isOver ? texts.over : texts.away}</p>
      ) : (
        <ol className="mt-3 divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <Line key={line.position} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({ line }: { line: CollegeLineBody }) {
  const { kind, title, milestone, minutes, confirmed, reason, sequence, hash } = line;
  return (
    <li className="grid gap-1 py-3 break-words">
      <p className="font-semibold">{kind === 'milestone' ? texts.milestone(milestone) : texts.log}</p>
      {title && <p>{title}</p>}
      <p className="text-small text-soft">{texts.days(line.firstDay, line.lastDay)}</p>
      <p>{texts.said(minutes)}</p>
      {confirmed !== null && <p>{texts.confirmed(confirmed)}</p>}
      {reason && <p>{texts.reason(reason)}</p>}
      {hash && (
        <p className="text-small text-soft">
          {texts.entry(sequence)}: <code className="break-all">{hash}</code>
        </p>
      )}
    </li>
  );
}

/** Words and files on which the institution decides, where no host confirms the work. */
export function Evidence({ claim: { organisation, $id, evidence } }: ClaimProps) {
  if (!evidence.words && evidence.files.length === 0) return null;
  return (
    <section aria-labelledby="evidence" className="grid gap-2">
      <h2 id="evidence" className="text-heading">
        {texts.evidence}
      </h2>
      {evidence.words && <p className="break-words whitespace-pre-line">{evidence.words}</p>}
      <ul>
        {evidence.files.map((file, at) => (
          <li key={file.$id}>
            <a
              href={paths.collegeEvidence(organisation.slug, $id, file.$id)}
              target="_blank"
              rel="noreferrer"
              className="text-link inline-flex min-h-11 items-center"
            >
              {texts.file(at + 1, file.mimeType)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RuleOfClaim({ claim: { rule, sums } }: ClaimProps) {
  return (
    <section aria-labelledby="rule" className="grid gap-2">
      <h2 id="rule" className="text-heading">
        {texts.rule}
      </h2>
      <p>{rule ? texts.ruleOf(rule) : texts.ruleGone}</p>
      {sums.approvedMinutes > 0 && <p>{texts.others(sums.approvedMinutes, sums.approvedCredits)}</p>}
      {sums.openMinutes > 0 && <p>{texts.waiting(sums.openMinutes)}</p>}
    </section>
  );
}

export function Steps({ claim: { steps } }: ClaimProps) {
  return (
    <Thread
      title={texts.steps}
      steps={steps.map(({ kind, side, at, reason }) => ({
        key: `${kind} ${at}`,
        at,
        words: collegeTexts.steps[kind],
        more: (
          <>
            {side !== 'time' && <span className="text-small text-soft">, {collegeTexts.sides[side]}</span>}
            {reason && <span className="block break-words whitespace-pre-line">{reason}</span>}
          </>
        ),
      }))}
    />
  );
}

import type { DeskProjectBody } from '#contract/projects/desk-calls.ts';
import { projectDeskTexts as texts } from '#web/projects/texts/en/desk.ts';

type Removal = NonNullable<DeskProjectBody['removal']>;

/** Why a project was removed, what its owners say to it, and what was answered. */
export function RemovalHistory({ removal }: { removal: Removal }) {
  return (
    <section aria-labelledby="removal" className="grid grid-cols-1 gap-4">
      <h2 id="removal" className="text-heading">
        {texts.removal}
      </h2>
      <Said who={texts.removedBy(removal.removedBy, removal.removedAt)} words={removal.reason} />
      <p className="text-small text-soft">{texts.before(removal.stateBefore)}</p>
      <h3 className="font-semibold">{texts.appeal}</h3>
      {removal.appealedAt ? (
        <Said
          who={texts.removedBy(removal.appealedBy, removal.appealedAt)}
          words={removal.appeal || texts.appealGone}
        />
      ) : (
        <p className="text-soft">{texts.noAppeal}</p>
      )}
      {removal.answeredAt && (
        <>
          <h3 className="font-semibold">{texts.answer}</h3>
          <Said who={texts.removedBy(removal.answeredBy, removal.answeredAt)} words={removal.answer} />
        </>
      )}
    </section>
  );
}

function Said({ who, words }: { who: string; words: string }) {
  return (
    <div>
      <p className="text-small text-soft">{who}</p>
      <p className="break-words whitespace-pre-wrap">{words}</p>
    </div>
  );
}

import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { youngSessionTexts as texts } from '#web/mentoring/texts/en/young.ts';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { GuardianReads } from './guardian-reads.tsx';
import { StepForm } from './step-form.tsx';
import { Warned } from './warned.tsx';

/** Where a mentor and a mentee under 18 write, and meet in a session in writing. */
export function Messages({ one }: { one: SessionBody }) {
  if (!one.isYoung || (!one.can.write && one.messages.length === 0)) return null;
  return (
    <section aria-labelledby="messages" className="grid gap-3 border-t border-line pt-4">
      <h2 id="messages" className="font-semibold">
        {texts.messages}
      </h2>
      {one.messages.length === 0 && <p className="text-soft">{texts.noMessages}</p>}
      <ul className="grid gap-4">
        {one.messages.map(({ id, isOwn, text, at, warnings }) => (
          <li key={id} className="grid gap-1">
            <p className="text-small text-soft">{texts.by(isOwn, at)}</p>
            <Warned warnings={warnings} />
            <LinkedText text={text} />
          </li>
        ))}
      </ul>
      {one.can.write && (
        <StepForm
          // An empty form for the next one.
          key={one.messages.length}
          intent="message"
          act={texts.send}
          how={one.meetingKind === 'written' ? texts.how.written : texts.how.live}
          fields={(at) => (
            <>
              <GuardianReads one={one} />
              <CountedArea {...at('message')} label={texts.message} most={limits.messages.text} rows={4} />
            </>
          )}
        />
      )}
    </section>
  );
}

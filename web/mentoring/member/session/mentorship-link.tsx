import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import { sessionTexts as texts } from '#web/mentoring/texts/en/sessions.ts';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';

/** Leads to the mentorship of a session, or to the proposal of one after a session that took place. */
export function MentorshipLink({ one }: { one: SessionBody }) {
  if (one.mentorshipId)
    return (
      <TextLink
        to={mentorshipPlanPaths.plan(one.mentorshipId)}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        {texts.ofMentorship}
      </TextLink>
    );
  if (!one.can.proposeMentorship) return null;
  return (
    <div className="grid justify-items-start gap-1.5 border-t border-line pt-4">
      <ButtonLink to={mentorshipPlanPaths.propose(one.id)} look="quiet">
        {texts.proposeMentorship}
      </ButtonLink>
      <p className="text-small text-soft">{texts.proposeMentorshipHow}</p>
    </div>
  );
}

import type { RefusalValues } from '#contract/ground/refusals.ts';
import { day } from '#web/ground/texts/amounts.ts';

export const agreementEndRefusals = {
  agreement_last_owner:
    'Then the contributor would be the only owner in an agreement of this project. Ask another member of the team to own the project first.',
  agreement_owed_unread:
    'An agreement would lose its last owner with you. Read what stays owed first, and say that you have.',
  agreement_ruled_by_party:
    'You are a side of this agreement, or belong to its project. Other staff rule on it.',
  cause_untold: 'Say what happened. The other side reads it. If they contest it, our staff read it too.',
  cause_nobody:
    'If the contributor contested it, no one could rule on it: all staff who could rule take part in this. Give notice without a cause, or try again later.',
  conversion_day: 'This day is still to come. State it once the shares are there.',
  conversion_early: ({ on }: RefusalValues) =>
    on
      ? `This day is before the agreement. It came into force on ${day(on)}. Enter that day or a later one.`
      : 'This day is before the agreement. Enter a later one.',
};

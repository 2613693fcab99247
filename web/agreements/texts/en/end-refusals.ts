import type { RefusalValues } from '#contract/ground/refusals.ts';
import { day } from '#web/ground/texts/amounts.ts';

export const agreementEndRefusals = {
  agreement_last_owner:
    'An agreement of this project would have no owner but its contributor then. Ask somebody else of the team to own the project first.',
  agreement_owed_unread:
    'An agreement would lose its last owner with you. Read what stays owed first, and say that you have.',
  agreement_ruled_by_party:
    'You are a side of this agreement, or belong to its project. Somebody else has to rule on it.',
  cause_untold: 'Say what happened. The other side and, if they contest it, an administrator read it.',
  cause_nobody:
    'Nobody is here who could rule on it if the contributor contested it: all who administer the site take part in this. Give notice without a cause, or try again later.',
  conversion_day: 'This day is still to come. State it once the shares are there.',
  conversion_early: ({ on }: RefusalValues) =>
    on
      ? `This day is before the agreement. It came into force on ${day(on)}. Enter that day or a later one.`
      : 'This day is before the agreement. Enter a later one.',
};

import type { Decided } from '#contract/applications/deciding-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { eachDecided } from './each-decided.ts';
import { requireWords } from './require-words.ts';
import { type DeclineWords, decideDecline } from './steps/decide-decline.ts';

type Decision = DeclineWords & {
  opportunityId: string;
  applications: readonly { id: string; version: number }[];
};

/**
 * Declines several applications for an opportunity with one reason. Each applicant is notified after ten minutes, unless an
 * owner undoes it. Applications that have moved on meanwhile stay as they are.
 * @throws Refusal `opportunity_unknown`; `application_words_missing`
 */
export async function declineSeveral(core: Core, member: Member, decision: Decision): Promise<Decided> {
  const { reason, words } = decision;
  requireWords(decision);
  return eachDecided(core, member, decision, (tx, one, { version }) =>
    decideDecline(tx, member, one, { version, reason, words }),
  );
}

import { postGuardianCode } from '#contract/guardians/calls.ts';
import { getGuardianRosters, postGuardianRosterAnswer } from '#contract/rosters/guardian-calls.ts';
import { postGuardianVisit } from '#contract/young-mentees/guardian-calls.ts';
import { readCode } from '#rules/text/digits.ts';
import { acts } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';
import { linkIn, nullIfGone, withLink } from '#web/guardians/member/link-in.ts';
import { refusedByLaw } from '#web/legal-texts/law-read.ts';

export const loader = loads(async (visit) => {
  const link = linkIn(visit);
  const page = link && (await visit.ask(getGuardianRosters, link).catch(nullIfGone));
  const law = await visit.law();
  return page && link ? { page, link, law } : { page: null, link: null, law };
});

const answer = (confirmed: boolean) =>
  withLink(async (sent, visit, link) => {
    const changed = confirmed ? await refusedByLaw(sent, visit) : null;
    if (changed) return changed;
    await visit.ask(postGuardianRosterAnswer, { ...link, askId: sent.text('askId'), confirmed });
    return { done: confirmed ? 'agreed' : 'ended' };
  });

export const action = acts(
  {
    'ask-code': withLink(async (_, visit, link) => {
      await visit.ask(postGuardianCode, link);
      return { done: 'sent' };
    }),
    open: withLink(async (sent, visit, link) => {
      await visit.ask(postGuardianVisit, { ...link, code: readCode(sent.text('code')) });
      return { done: 'reading' };
    }),
    yes: answer(true),
    no: answer(false),
  },
  codeFaults,
);

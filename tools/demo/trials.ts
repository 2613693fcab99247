import { sql } from 'kysely';
import { trialWords } from '#api/texts/en/trial-words.ts';
import { propose } from '#core/agreements/propose.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { createProject } from '#core/projects/create-project.ts';
import { askForDecisions } from '#core/trials/ask-for-decisions.ts';
import { beginTrial } from '#core/trials/begin-trial.ts';
import { decideTrial } from '#core/trials/decide-trial.ts';
import { handInAnswers } from '#core/trials/hand-in-answers.ts';
import { beginPair } from '#core/trials/steps/begin-pair.ts';
import { followAgreement } from '#core/trials/steps/follow-agreement.ts';
import { addDays } from '#rules/calendar/day.ts';
import { sign } from './agreement-signing.ts';
import { ofIceByBicycle, ofSecondReading } from './trial-answers.ts';

type Pair = { id: string; asker: Member; asked: Member; goesOn: boolean };

/** After a yes both answer the questions and sign a trial. It runs, or both have gone on after it. */
export async function tryTogether(core: Core, { id, asker, asked, goesOn }: Pair): Promise<void> {
  await core.db.transaction().execute((tx) => beginPair(tx, id));
  const answers = goesOn ? ofIceByBicycle : ofSecondReading;
  await handInAnswers(core, asker, { trialId: id, ...answers.asker });
  await handInAnswers(core, asked, { trialId: id, ...answers.asked });
  const { slug } = await createProject(core, asker, {
    name: goesOn ? 'Sample: Ice by Bicycle' : 'Sample: Second Reading',
    line: goesOn
      ? 'Cold boxes for fish sellers, before the market opens.'
      : 'School books that find their next child.',
    key: 'demo trial',
  });
  const begun = await beginTrial(core, asker, {
    trialId: id,
    projectSlug: slug,
    firstDay: addDays(new Date().toISOString().slice(0, 10), 3),
    days: goesOn ? 14 : 21,
    parts: 2,
    hours: 8,
    value: 1_200_000,
    currency: 'INR',
    key: 'demo trial',
    words: trialWords,
  });
  const agreementId = begun.trial?.agreementId ?? '';
  await propose(core, asker, { agreementId, version: 1 });
  for (const who of [asked, asker]) await sign(core, who, agreementId);
  await core.db.transaction().execute((tx) => followAgreement(tx, agreementId, 'agreements.activated'));
  if (!goesOn) return;
  // As if its days had passed.
  await sql`update trials set first_day = first_day - 18, last_day = last_day - 18,
    begun_at = begun_at - interval '18 days' where pair_id = ${id}`.execute(core.db);
  await askForDecisions(core);
  for (const who of [asker, asked]) await decideTrial(core, who, { trialId: id, decision: 'go_on' });
}

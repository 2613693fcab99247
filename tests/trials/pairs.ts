import type { Updateable } from 'kysely';
import { trialWords } from '#api/texts/en/trial-words.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { createProject } from '#core/projects/create-project.ts';
import { beginTrial } from '#core/trials/begin-trial.ts';
import { handInAnswers } from '#core/trials/hand-in-answers.ts';
import { askAnswers } from '#core/trials/steps/ask-answers.ts';
import type { TrialsTable } from '#db/tables/trials.ts';
import type { TrialAnswers } from '#rules/trials/questions.ts';
import type { TrialSide } from '#rules/trials/trial-states.ts';
import { member } from '#tests/ground/builders.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';

export const answersOf = (place: string): TrialAnswers => ({
  hours: 'Ten now, thirty in a year.',
  months: 'Six.',
  savings: 'no',
  decides: 'The one who does the work.',
  equal: 'Equal, because both work as much.',
  place,
  leaving: 'The other one goes on.',
  stopping: 'No customer in a year.',
});

export type Made = { handedIn?: readonly TrialSide[]; trial?: 'draft' | 'running' | 'answering' };
/** A member with the secret of their session. */
export type Founder = Awaited<ReturnType<typeof newFounder>>;
type Sides = { asker?: Founder | undefined; asked?: Founder | undefined };

/** A member whom others see. */
export async function newFounder(core: Core) {
  const who = await member(core, { password: null });
  await showToEverybody(core, who);
  return who;
}

/** Two members whose request to begin together was accepted. The missing side is a new member; the asker signs for the project. */
export async function pairBetween(core: Core, sides: Sides = {}, { handedIn = [], trial }: Made = {}) {
  const asker = sides.asker ?? (await newFounder(core));
  const asked = sides.asked ?? (await newFounder(core));
  for (const one of [asker, asked]) await showToEverybody(core, one);
  const id = newId();
  await core.db.insertInto('trial_pairs').values({ id, asker_id: asker.id, asked_id: asked.id }).execute();
  const made = { id, asker, asked };
  for (const side of handedIn)
    await handInAnswers(core, made[side], {
      trialId: id,
      ...answersOf(side === 'asker' ? 'Pune' : 'Nagpur'),
    });
  if (!trial) return { ...made, agreementId: '', slug: '' };
  const slug = await draftProject(core, asker);
  const begun = await beginTrial(core, asker, trialIn(id, slug));
  if (trial !== 'draft') await stand(core, id, { state: 'running', ...days(-20, 0) });
  if (trial === 'answering') await core.db.transaction().execute((tx) => askAnswers(tx, id));
  return { ...made, agreementId: begun.trial?.agreementId ?? '', slug };
}

export const days = (first: number, last: number) => ({
  first_day: dayFromNow(first),
  last_day: dayFromNow(last),
});

/** Lets a trial stand as if its agreement had been signed. */
export async function stand(core: Core, pairId: string, stands: Updateable<TrialsTable>): Promise<void> {
  await core.db.updateTable('trials').set(stands).where('pair_id', '=', pairId).execute();
}

export async function draftProject(core: Core, owner: Member, name = 'Cold rooms'): Promise<string> {
  const { slug } = await createProject(core, owner, { name, line: `of-${newId()}` });
  return slug;
}

export function trialIn(trialId: string, projectSlug: string) {
  return {
    trialId,
    projectSlug,
    firstDay: dayFromNow(3),
    days: 21,
    parts: 2,
    hours: 10,
    value: 4_000_000,
    currency: 'INR' as const,
    key: newId(),
    words: trialWords,
  };
}

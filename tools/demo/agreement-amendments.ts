import { beginCounter } from '#core/agreements/begin-counter.ts';
import { declineAgreement } from '#core/agreements/decline-agreement.ts';
import { editDraft } from '#core/agreements/edit-draft.ts';
import { propose } from '#core/agreements/propose.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { addDays } from '#rules/calendar/day.ts';
import type { DemoState } from './agreement-histories.ts';
import { type Sides, sign } from './agreement-signing.ts';

/** An amendment of what is in force, where the state names one: a milestone more, and what came of it. */
export async function amend(
  core: Core,
  { owner, contributor }: Sides,
  id: string,
  state: DemoState,
): Promise<void> {
  if (!state.startsWith('amendment')) return;
  await proposeMore(core, owner, id, 700_000);
  switch (state) {
    case 'amendment countered':
      return proposeMore(core, contributor, id, 900_000);
    case 'amendment refused':
      return void (await declineAgreement(core, contributor, id));
    case 'amendment in force':
      await sign(core, contributor, id);
      return sign(core, owner, id);
  }
}

async function proposeMore(core: Core, member: Member, agreementId: string, value: number): Promise<void> {
  const { draft } = await beginCounter(core, member, agreementId);
  if (!draft) throw new Error('There is no draft to amend with.');
  const { milestones } = draft.said;
  const last = milestones.at(-1);
  if (!last) throw new Error('There is no milestone to follow.');
  const more = {
    ...last,
    number: 4,
    value,
    title: 'A page that shows the counts',
    criteria: ['It shows the counts of a day', 'It opens on a small phone'],
    dueDay: addDays(last.dueDay, 14),
  };
  const said = { milestones: [...milestones.filter(({ number }) => number !== more.number), more] };
  const changed = await editDraft(core, member, { agreementId, version: draft.version, said });
  await propose(core, member, { agreementId, version: changed.draft?.version ?? 0 });
}

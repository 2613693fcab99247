import { block } from '#core/blocks/block.ts';
import { appealCase } from '#core/cases/appeal-case.ts';
import { decideCase } from '#core/cases/decide-case.ts';
import { report } from '#core/cases/report.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';

type PersonOf = (handle: string) => Member;

/** Two members are reported: one waits for a decision, one was warned and appeals. Another member has blocked one of them. */
export async function reportSome(core: Core, administrator: Member, personOf: PersonOf): Promise<void> {
  const [kwame, meera] = [personOf('kwame-mensah'), personOf('meera-kulkarni')];
  const [suresh, vivek] = [personOf('suresh-pawar'), personOf('vivek-saraf')];
  for (const [by, words] of [
    [kwame, 'He asked me for a deposit of ₹15,000 before he would name the four markets.'],
    [meera, 'The same with me: first a charge for registration, then we would talk.'],
  ] as const)
    await report(core, by, { reportedKind: 'person', reportedId: suresh.id, concern: 'money', words });
  await report(core, meera, {
    reportedKind: 'person',
    reportedId: vivek.id,
    concern: 'untrue',
    words: 'He says that he paid for two presses at Sangli. No one there knows of it.',
  });
  await block(core, kwame, { personId: suresh.id });
  const { id: caseId } = await core.db
    .selectFrom('cases')
    .select('id')
    .where('thing_id', '=', vivek.id)
    .executeTakeFirstOrThrow();
  await decideCase(core, administrator, {
    caseId,
    version: 1,
    outcome: 'warn',
    reason: 'Please say of your past work only what someone there can confirm.',
  });
  await appealCase(core, vivek, {
    caseId: caseId,
    appeal: 'The presses stood at Sangli, but under the name of my brother’s firm. He can confirm it.',
  });
}

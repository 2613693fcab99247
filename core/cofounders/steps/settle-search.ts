import { sql } from 'kysely';
import { criteria, splits } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { skillOf } from '#rules/lists/skills/find.ts';
import type { Tx } from '../../ground/events.ts';
import { askedLately } from '../count-asked.ts';
import { type Facts, findFacts } from '../find-facts.ts';
import { findProject } from '../find-project.ts';
import { bigMask, modeBits, onBall, skillMask, stageBit } from '../masks.ts';
import { rowOf } from '../row.ts';
import { bitsOf } from './bits.ts';

/** Lets others find a search that is on, as it is now, while nothing is missing; else lets no one find it. */
export async function settleSearch(tx: Tx, accountId: string): Promise<void> {
  const found = await tx
    .selectFrom('cofounder_searches')
    .select(['state', 'said', 'proposed', 'sequence'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) return;
  const facts = await findFacts(tx, accountId);
  const { state, said, sequence } = rowOf(found);
  if (state === 'on' && facts.lacks.length === 0 && facts.markUntil)
    await write(tx, accountId, { said, facts, sequence, until: facts.markUntil });
  else await tx.deleteFrom('cofounder_matching').where('account_id', '=', accountId).execute();
}

type Found = { said: SearchSaid; facts: Facts; sequence: string; until: Date };

async function write(tx: Tx, id: string, { said, facts, sequence, until }: Found): Promise<void> {
  const project = await findProject(tx, id, said.projectId);
  const own = { sectors: project?.sectors ?? said.sectors, stage: project?.stage || 'Idea' };
  const known = facts.skills.flatMap((skill) => skillOf(skill)?.name ?? []);
  const skills = await bitsOf(tx, 'skill', [...known, ...said.skills.names]);
  const sectors = await bitsOf(tx, 'sector', [...own.sectors, ...said.sector.names, ...said.never.sectors]);
  const languages = await bitsOf(tx, 'language', facts.languages);
  const field = (names: readonly string[], stages: readonly string[]) =>
    bigMask([...bitsIn(sectors, names), ...stages.map(stageBit)]);
  const { x, y, z, near } = onBall(facts.district, said.distance.km);
  const isOf = (weight: string) =>
    criteria.reduce((bits, one, at) => (said[one].weight === weight ? bits | (1 << at) : bits), 0);
  const asked = askedLately(sql`${id}`);
  await sql`
    insert into cofounder_matching (
      account_id, sequence, good_until, starts_on, musts, nices, hours, least_hours, mode, months, splits, met_by, asked,
      never_remote, country, x, y, z, near, field, ask_field, never_field, languages, skills, ask_skills
    ) values (
      ${id}, ${sequence}, ${until}, ${said.startsOn}::date, ${isOf('must')}, ${isOf('nice')}, ${facts.hours},
      ${said.hours.least}, ${modeBits[said.mode]}, ${said.start.months}, ${splitBits(said.splits)},
      ${splitBits(said.splits.map((one) => mirrored[one]))}, ${asked}, ${said.never.remoteOnly},
      ${facts.district?.country ?? ''}, ${x}, ${y}, ${z}, ${near},
      ${field(own.sectors, [own.stage])}, ${field(said.sector.names, said.stage.names)},
      ${field(said.never.sectors, said.never.stages)}, ${bigMask(languages.values())},
      ${skillMask(bitsIn(skills, known))}::bit(640), ${skillMask(bitsIn(skills, said.skills.names))}::bit(640)
    ) on conflict (account_id) do update set (
      sequence, good_until, starts_on, musts, nices, hours, least_hours, mode, months, splits, met_by, asked,
      never_remote, country, x, y, z, near, field, ask_field, never_field, languages, skills, ask_skills
    ) = (
      excluded.sequence, excluded.good_until, excluded.starts_on, excluded.musts, excluded.nices, excluded.hours,
      excluded.least_hours, excluded.mode, excluded.months, excluded.splits, excluded.met_by, excluded.asked,
      excluded.never_remote, excluded.country, excluded.x, excluded.y, excluded.z, excluded.near, excluded.field,
      excluded.ask_field, excluded.never_field, excluded.languages, excluded.skills, excluded.ask_skills
    )`.execute(tx);
}

function bitsIn(bits: Map<string, number>, names: readonly string[]): number[] {
  return names.flatMap((name) => bits.get(name) ?? []);
}

/** The answer of the other with which an own one agrees. */
const mirrored = { equal: 'equal', they_less: 'i_less', i_less: 'they_less' } as const;

function splitBits(ticked: SearchSaid['splits']): number {
  return splits.reduce((bits, one, at) => (ticked.includes(one) ? bits | (1 << at) : bits), 0);
}

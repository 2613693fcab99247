import { sql } from 'kysely';
import type { CofounderCardBody, FitReason } from '#contract/cofounders/find-calls.ts';
import { type Criterion, criteria } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { skillOf } from '#rules/lists/skills/find.ts';
import { aboutKm, distanceKm } from '../districts/distance.ts';
import type { District } from '../districts/table.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findPersonRows } from '../people/find-person-rows.ts';
import { isBit } from './conditions.ts';
import { districtOf } from './district-of.ts';
import type { OwnSide } from './find-own-side.ts';
import { type Brought, findProject } from './find-project.ts';

type Other = {
  id: string;
  said: SearchSaid;
  musts: number;
  skills: readonly string[];
  hours: number;
  languages: readonly string[];
  district: District | null;
  project: Brought | null;
  today: string;
};

/** The found members whom the reader may see, with why they fit, by account id. Nothing of a card is a photo. */
export async function findCards(
  core: Core,
  member: Member,
  me: OwnSide,
  ids: readonly string[],
): Promise<Map<string, CofounderCardBody>> {
  if (ids.length === 0) return new Map();
  const people = await findPersonRows(core, member, ids);
  const [own, others] = [await findOthers(core, [me.id]), await findOthers(core, ids)];
  const [reader] = own;
  if (!reader) return new Map();
  return new Map(
    others.flatMap((other): [string, CofounderCardBody][] => {
      const person = people.get(other.id);
      if (!person) return [];
      const { said, project } = other;
      const { id, handle, name, headline, place, verified } = person;
      const card = {
        person: { id, handle, name, headline, place, verified },
        begin: said.begin,
        bring: said.bring,
        project,
        sectors: said.sectors,
        mode: said.mode,
        startsOn: said.startsOn > other.today ? said.startsOn : '',
        skills: [...other.skills],
        languages: [...other.languages],
        reason: reasonOf(me, reader, other),
      };
      return [[id, card]];
    }),
  );
}

async function findOthers({ db }: Core, ids: readonly string[]): Promise<Other[]> {
  const rows = await db
    .selectFrom('cofounder_matching as found')
    .innerJoin('cofounder_searches as search', 'search.account_id', 'found.account_id')
    .innerJoin('people', 'people.account_id', 'found.account_id')
    .leftJoin('profiles', (join) =>
      join
        .onRef('profiles.owner_id', '=', 'found.account_id')
        .onRef('profiles.account_id', '=', 'found.account_id'),
    )
    .select(['found.account_id as id', 'search.said', 'found.musts', 'people.skills'])
    .select(['people.hours_a_week as hours', 'people.languages', 'profiles.location'])
    .select(sql<string>`current_date::text`.as('today'))
    .where('found.account_id', 'in', [...ids])
    .execute();
  return Promise.all(
    rows.map(async ({ location, said: stored, ...row }) => {
      const said = stored as unknown as SearchSaid;
      return {
        ...row,
        said,
        district: districtOf(location ?? ''),
        project: await findProject(db, row.id, said.projectId),
      };
    }),
  );
}

/** The split is shown to neither: it is not counted among what the other asks. */
function reasonOf(me: OwnSide, reader: Other, other: Other): FitReason {
  const { said } = me;
  const has = new Set(other.skills.flatMap((skill) => skillOf(skill)?.name ?? []));
  const km = reader.district && other.district ? distanceKm(reader.district, other.district) : null;
  return {
    asks: countBits(me.musts),
    theyAsk: countBits(isBit(other.musts, 'split') ? other.musts - bitOf('split') : other.musts),
    skills: said.skills.names.filter((skill) => has.has(skill)),
    ofSkills: said.skills.names.length,
    hours: other.hours,
    ofHours: said.hours.least,
    aboutKm: km === null ? 0 : aboutKm(km),
    bothRemote: me.mode >= 2 && other.said.mode !== 'On site',
    differs: differencesOf(me, reader, other, km),
  };
}

/** The nice criteria of the reader that the other does not meet. */
function differencesOf(me: OwnSide, reader: Other, other: Other, km: number | null): Criterion[] {
  const { said } = me;
  const sectors = other.project?.sectors ?? other.said.sectors;
  const stage = other.project?.stage || 'Idea';
  const areRemote = me.mode >= 2 && other.said.mode !== 'On site';
  const isMet: Record<Criterion, boolean> = {
    hours: other.hours >= said.hours.least,
    distance: areRemote || (km !== null && km <= said.distance.km),
    skills: said.skills.names.some((name) => other.skills.some((skill) => skillOf(skill)?.name === name)),
    sector: said.sector.names.some((name) => sectors.includes(name)),
    stage: said.stage.names.some((name) => name === stage),
    start: other.said.startsOn <= me.startBy,
    split: true,
    language: reader.languages.some((code) => other.languages.includes(code)),
  };
  return criteria.filter((criterion) => isBit(me.nices, criterion) && !isMet[criterion]);
}

const bitOf = (criterion: Criterion) => 1 << criteria.indexOf(criterion);

function countBits(bits: number): number {
  return criteria.filter((criterion) => isBit(bits, criterion)).length;
}

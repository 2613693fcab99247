import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { OpportunityKind } from '#rules/lists/kinds.ts';
import { skillKey, storedSkill } from '#rules/lists/skills/find.ts';
import { aboutKm, distanceKm } from '../districts/distance.ts';
import { districtNamed } from '../districts/district-named.ts';
import { districtsWithin } from '../districts/districts-within.ts';
import { districtOfLocation } from '../districts/profile-location.ts';
import { type District, districts } from '../districts/table.ts';
import type { Searched } from '../search/find-page.ts';
import { queryOf } from '../search/query.ts';
import type { Said } from './row.ts';

/** The member's declarations that an opportunity can fit. Nothing else of the member is used. */
export type Fit = {
  skills: readonly string[];
  /** As the index holds them. */
  skillTags: readonly string[];
  hours: number;
  kinds: readonly OpportunityKind[];
  place: District | null;
};

const kindsOf: Record<string, OpportunityKind[]> = {
  'Join projects': ['Project role'],
  'Be hired': ['Internship', 'Job'],
  'Co-found': ['Co-founder'],
  Mentor: ['Advice'],
  'Answer questions': ['Advice'],
};
const nearKm = 50;
/** More shared skills than this add nothing. */
const mostSkills = 5;

export async function findFit(db: Db, accountId: string): Promise<Fit> {
  const row = await db
    .selectFrom('people')
    .leftJoin('profiles', (join) =>
      join
        .onRef('profiles.owner_id', '=', 'people.account_id')
        .onRef('profiles.account_id', '=', 'people.account_id'),
    )
    .select(['people.skills', 'people.hours_a_week', 'people.open_to', 'profiles.location'])
    .select(
      sql<string[]>`array(select 'skill:' || search_letters(skill) from unnest(people.skills) skill)`.as(
        'tags',
      ),
    )
    .where('people.account_id', '=', accountId)
    .executeTakeFirst();
  const location = row?.location ?? '';
  return {
    skills: row?.skills ?? [],
    skillTags: row?.tags ?? [],
    hours: row?.hours_a_week ?? 0,
    kinds: (row?.open_to ?? []).flatMap((choice) => kindsOf[choice] ?? []),
    place: districtOfLocation(location) ?? (location ? districtNamed(location) : null),
  };
}

const skillPoints = 4;
/** The points of hours, district and kind together. */
const otherPoints = 3 + 3 + 2;
/** Above every `sequence`. */
const point = 2n ** 40n;

/**
 * Orders rows of `opportunities` by fit, then newness, in one number, from two indexes without reading a document. Every row
 * that fits better than any row without a shared skill is among those that share one.
 */
export function byFit({
  skillTags,
  hours,
  kinds,
  place,
}: Fit): Required<Pick<Searched, 'order' | 'beside' | 'ahead'>> {
  const near = place ? districtsWithin(place, nearKm) : [];
  const skills = skillTags.map((tag) => queryOf([], [tag]));
  const shared = sql`(
    select offered.sequence as skilled, count(*)::int as matched
    from unnest(${skills}::text[]) skill join opportunities offered
      on offered.state = 'live' and offered.search @@ skill::tsquery
    group by offered.sequence
  ) skilled on skilled.skilled = opportunities.sequence
  left join unnest(${near}::text[]) near_place on near_place = opportunities.place`;
  return {
    beside: sql`left join ${shared}`,
    ahead: { beside: sql`join ${shared}`, from: String(BigInt(otherPoints + 1) * point) },
    order: sql`(
      least(coalesce(matched, 0), ${sql.lit(mostSkills)}) * ${sql.lit(skillPoints)}
      + (hours <= ${hours}::int)::int * 3
      + (is_remote or near_place is not null)::int * 3
      + (kind = any(${[...kinds]}::text[]))::int * 2
    )::bigint * ${sql.lit(String(point))}::bigint + sequence`,
  };
}

/**
 * The reasons for a fit, for its sentence: how much was asked for, and how much of it is there. 0 where one side gives
 * nothing, and for a distance that is far.
 */
export function fitOf(
  { skills, hours, place }: Fit,
  said: Said,
): { sharedSkills: number; ofSkills: number; hours: number; ofHours: number; aboutKm: number } {
  const own = new Set(skills.map((skill) => skillKey(storedSkill(skill))));
  const there = districts.get(said.place);
  const km = place && there ? aboutKm(distanceKm(place, there)) : 0;
  return {
    sharedSkills: said.skills.filter((skill) => own.has(skillKey(skill))).length,
    ofSkills: own.size > 0 ? said.skills.length : 0,
    hours: hours > 0 ? said.hoursAWeek : 0,
    ofHours: hours,
    aboutKm: km <= nearKm ? km : 0,
  };
}

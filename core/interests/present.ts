import type { Selectable } from 'kysely';
import type { InterestsSaid } from '#contract/interests/calls.ts';
import type { InterestsTable } from '#db/tables/interests.ts';
import { districtLabel, districts } from '../districts/table.ts';

type Row = Pick<Selectable<InterestsTable>, 'sectors' | 'stages' | 'districts' | 'gives' | 'about'>;

export function presentInterests(row: Row): InterestsSaid {
  return {
    sectors: row.sectors,
    stages: row.stages,
    districts: row.districts.flatMap((id) => {
      const district = districts.get(id);
      return district ? [districtLabel(district)] : [];
    }),
    gives: row.gives,
    about: row.about,
  };
}

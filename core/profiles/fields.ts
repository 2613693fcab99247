import { type Selectable, sql } from 'kysely';
import { type ProfileAttribute, profileAttributes } from '#contract/profiles/calls.ts';
import type { ProfilesTable } from '#db/tables/profiles.ts';
import type { Fields } from '../ground/queries/query.ts';

export type ProfileRow = Selectable<ProfilesTable>;
/** The fields of a profile that are shown. */
export type ShownProfile = Omit<ProfileRow, 'owner_id' | 'hidden' | 'shared_readers'>;
export type ProfileColumn = Exclude<
  keyof ProfilesTable,
  'id' | 'sequence' | 'owner_id' | 'permissions' | 'hidden' | 'shared_readers' | 'created_at' | 'updated_at'
>;

/** The column of each attribute. The document's `id` names an account; the row's own id is `$id`. */
export const columns = {
  name: 'name',
  Email: 'email',
  phone: 'phone',
  role: 'role',
  location: 'location',
  agree: 'agree',
  id: 'account_id',
  dob: 'dob',
  educationLevel: 'education_level',
  subLevel: 'sub_level',
  majorField: 'major_field',
  college: 'college',
  companyUrl: 'company_url',
  resumeId: 'resume_id',
  portfolioId: 'portfolio_id',
} as const satisfies Record<ProfileAttribute, ProfileColumn>;

export const attributes = Object.keys(profileAttributes) as ProfileAttribute[];

/** Of `ShownProfile`. */
const shown: (keyof ShownProfile)[] = [
  'id',
  'sequence',
  'permissions',
  'created_at',
  'updated_at',
  ...Object.values(columns),
];
export const shownColumns = sql.raw<unknown>(shown.join(', '));
/** All columns, by name as in `holdAccount`: a statement of a transaction that says `*` is planned each time. */
export const profileColumns = [
  ...shown,
  'owner_id',
  'hidden',
  'shared_readers',
] as const satisfies (keyof ProfileRow)[];

const keys: string[] = ['id', 'Email'];
const narrow: string[] = ['name', 'college'];

/** The fields by which a list of profiles can be filtered and ordered. */
export const profileFields: Fields = {
  ...Object.fromEntries(
    attributes.map((attribute) => {
      const { type } = profileAttributes[attribute];
      const kind = { isNarrow: narrow.includes(attribute), isKey: keys.includes(attribute) };
      return [attribute, { column: columns[attribute], type, nullable: true, ...kind }];
    }),
  ),
  $id: { column: 'id', type: 'text', isKey: true },
  $sequence: { column: 'sequence', type: 'sequence', isKey: true },
  $createdAt: { column: 'created_at', type: 'moment' },
  $updatedAt: { column: 'updated_at', type: 'moment' },
};

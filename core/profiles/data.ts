import type { Updateable } from 'kysely';
import { type Attribute, type ProfileAttribute, profileAttributes } from '#contract/profiles/calls.ts';
import type { ProfilesTable } from '#db/tables/profiles.ts';
import type { BrokenRule, Rules } from '#rules/broken.ts';
import { readDay } from '#rules/checks/birth-date.ts';
import { characters } from '#rules/checks/password.ts';
import { Refusal } from '../ground/refusal.ts';
import { attributes, columns, type ProfileColumn } from './fields.ts';

/** A document's own `$` fields may come back with its data; they are not the client's to set. */
const ignored = new Set([
  ...[
    '$id',
    '$sequence',
    '$databaseId',
    '$collectionId',
    '$tableId',
    '$createdAt',
    '$updatedAt',
    '$permissions',
  ],
  // Old clients send it. It must not be stored or shown.
  'password',
]);

export type ProfileValues = Pick<Updateable<ProfilesTable>, ProfileColumn>;

/**
 * Reads the columns that `data` sets. A whole document must have all required fields; a part must not empty one.
 * @throws Refusal `document_invalid_structure`.
 */
export function readProfileData(
  data: Record<string, unknown>,
  { isPart }: { isPart: boolean },
): ProfileValues {
  const missing = attributes.find((name) => {
    if (!profileAttributes[name].required || (isPart && !Object.hasOwn(data, name))) return false;
    return (data[name] ?? null) === null;
  });
  if (missing) throw invalid('field_missing', missing);
  const unknown = unknownAttribute(data);
  if (unknown !== undefined) throw invalid('field_unknown', unknown.slice(0, 80));
  const values: Record<string, unknown> = {};
  for (const name of attributes) {
    if (!Object.hasOwn(data, name)) continue;
    values[columns[name]] = readValue(name, profileAttributes[name], data[name] ?? null);
  }
  return values;
}

/** The first name in `data` that is no attribute of a profile. */
export function unknownAttribute(data: Record<string, unknown>): string | undefined {
  return Object.keys(data).find((name) => !ignored.has(name) && !Object.hasOwn(profileAttributes, name));
}

function readValue(name: ProfileAttribute, attribute: Attribute, value: unknown): string | boolean | null {
  if (value === null) return null;
  if (attribute.type === 'boolean') {
    if (typeof value === 'boolean') return value;
    throw invalid('field_boolean', name);
  }
  const isText =
    typeof value === 'string' &&
    characters(value) <= attribute.most &&
    // PostgreSQL keeps no NUL, and half a surrogate pair is no character.
    !value.includes('\0') &&
    value.isWellFormed();
  if (!isText) throw invalid('field_text', name, attribute.most);
  // A moment is stored as its day. `own-values.ts` judges text that is no date of birth, in a member's own profile.
  return name === 'dob' ? (readDay(value) ?? value) : value;
}

function invalid<Name extends keyof Rules>(rule: Name, ...about: Rules[Name]): Refusal {
  return new Refusal('document_invalid_structure', { broken: { rule, about } as BrokenRule });
}

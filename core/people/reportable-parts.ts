import { peoplePaths } from '#contract/people/paths.ts';
import type { Db } from '#db/connect.ts';
import { holdBack, showAgain } from '../avatars/steps/hold-back.ts';
import type { Actor } from '../ground/actor.ts';
import { partOf, type Reportable } from '../ground/reportable.ts';
import { type PersonPageRow, personPageRows } from './person-rows.ts';
import { isPersonSeenBy } from './policy.ts';
import { emptyField, fillField } from './steps/empty-field.ts';
import { workOf } from './work-of.ts';

export const profileFields = ['headline', 'about', 'links', 'work'] as const;
export type ProfileField = (typeof profileFields)[number];

/** The photo of a member. Its id is that of the account. */
export const reportablePhoto: Reportable = {
  namesMember: true,

  async find(db, actor, id) {
    const person = await findSeen(db, actor, id);
    return person?.avatar_id ? { id, name: person.name } : null;
  },

  async seal(db, id) {
    const person = await personPageRows(db).where('people.account_id', '=', id).executeTakeFirst();
    const picture = await db
      .selectFrom('avatars')
      .select(['storage_key', 'size', 'checksum'])
      .where('account_id', '=', id)
      .executeTakeFirst();
    if (!person || !picture) return null;
    return { ...sealedOf(person), parts: [{ name: 'name', text: person.name }], pictures: [picture] };
  },

  measures: {
    hide: {
      isState: true,
      carryOut: (tx, _, __, { id }) => holdBack(tx, id),
      lift: (tx, _, { id }) => showAgain(tx, id),
    },
  },
};

/** One text of a profile. Its id is that of the account and the name of the field, with a dot between them. */
export const reportableField: Reportable = {
  namesMember: true,

  async find(db, actor, id) {
    const { accountId, field } = readFieldId(id);
    const person = field && (await findSeen(db, actor, accountId));
    return person && textsOf(person)[field] ? { id, name: person.name } : null;
  },

  async seal(db, id) {
    const { accountId, field } = readFieldId(id);
    const person = await personPageRows(db).where('people.account_id', '=', accountId).executeTakeFirst();
    if (!person || !field) return null;
    const parts = [{ name: field, text: textsOf(person)[field] }].filter(({ text }) => text !== '');
    return { ...sealedOf(person), parts, pictures: [] };
  },

  measures: {
    hide: {
      async carryOut(tx, _, __, { id }) {
        const { accountId, field } = readFieldId(id);
        if (field) await emptyField(tx, accountId, field);
      },
      async lift(tx, _, { id, parts }) {
        const { accountId, field } = readFieldId(id);
        if (field) await fillField(tx, accountId, { field, text: partOf(parts, field) });
      },
    },
  },
};

export function fieldId(accountId: string, field: ProfileField): string {
  return `${accountId}.${field}`;
}

function readFieldId(id: string): { accountId: string; field: ProfileField | undefined } {
  const [accountId = '', named] = id.split('.');
  return { accountId, field: profileFields.find((one) => one === named) };
}

/** The parts of a profile that can be reported alone. */
export function partsOfPerson(person: PersonPageRow) {
  const texts = textsOf(person);
  const photo = person.avatar_id ? [{ kind: 'photo' as const, id: person.id, name: '' }] : [];
  const fields = profileFields.flatMap((field) =>
    texts[field] ? [{ kind: 'profile_field' as const, id: fieldId(person.id, field), name: field }] : [],
  );
  return [...photo, ...fields];
}

export async function findSeen(db: Db, actor: Actor, id: string): Promise<PersonPageRow | undefined> {
  if (actor.kind === 'member' && actor.id === id) return undefined;
  return personPageRows(db)
    .where('people.account_id', '=', id)
    .where(isPersonSeenBy(actor))
    .executeTakeFirst();
}

function sealedOf({ id, name, handle }: PersonPageRow) {
  return { name, path: handle ? peoplePaths.findPerson(handle) : '', judged: [id], others: [] };
}

function textsOf(person: PersonPageRow): Record<ProfileField, string> {
  return {
    headline: person.headline,
    about: person.about,
    links: person.links.join('\n'),
    work: workOf(person.past_work),
  };
}

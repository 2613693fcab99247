import { peoplePaths } from '#contract/people/paths.ts';
import { isKnownTo } from '../blocks/is-known-to.ts';
import { guest } from '../ground/actor.ts';
import type { Reportable } from '../ground/reportable.ts';
import { endPauseOf, pauseMember } from '../standings/steps/pause.ts';
import { namesShown } from './names-shown.ts';
import { personPageRows } from './person-rows.ts';
import { isPersonSeenBy } from './policy.ts';
import { findSeen, partsOfPerson } from './reportable-parts.ts';
import { holdBack, showAgain } from './steps/hold-back.ts';
import { workOf } from './work-of.ts';

export const reportablePerson: Reportable = {
  namesMember: true,

  async find(db, actor, id) {
    const known = actor.kind === 'member' ? isKnownTo(actor, 'accounts.id') : isPersonSeenBy(actor);
    const row = await db
      .selectFrom('accounts')
      .leftJoin('people', 'people.account_id', 'accounts.id')
      .innerJoin(
        namesShown(db, actor.kind === 'member' ? actor : guest).as('named'),
        'named.id',
        'accounts.id',
      )
      .select(['accounts.id', 'named.name'])
      .where('accounts.id', '=', id)
      .where(known)
      .executeTakeFirst();
    return actor.kind === 'member' && actor.id === id ? null : (row ?? null);
  },

  async parts(db, actor, id) {
    const person = await findSeen(db, actor, id);
    return person ? partsOfPerson(person) : [];
  },

  async seal(db, id) {
    const account = await db.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirst();
    if (!account) return null;
    const person = await personPageRows(db).where('people.account_id', '=', id).executeTakeFirst();
    const picture = await db
      .selectFrom('avatars')
      .select(['storage_key', 'size', 'checksum'])
      .where('account_id', '=', id)
      .executeTakeFirst();
    return {
      name: person?.name ?? account.name,
      path: person?.handle ? peoplePaths.findPerson(person.handle) : '',
      parts: [
        {
          name: 'name',
          text: [person?.name ?? account.name, person?.other_name].filter(Boolean).join(' · '),
        },
        { name: 'handle', text: person?.handle ?? '' },
        { name: 'role', text: person?.role ?? '' },
        { name: 'headline', text: person?.headline ?? '' },
        { name: 'about', text: person?.about ?? '' },
        { name: 'skills', text: (person?.skills ?? []).join(', ') },
        { name: 'links', text: (person?.links ?? []).join('\n') },
        { name: 'work', text: workOf(person?.past_work) },
      ].filter(({ text }) => text !== ''),
      pictures: picture ? [picture] : [],
      judged: [id],
      others: [],
    };
  },

  measures: {
    hide: {
      isState: true,
      carryOut: (tx, _, __, { id }) => holdBack(tx, id),
      lift: (tx, _, { id }) => showAgain(tx, id),
    },
    pause: {
      takesDays: true,
      carryOut: (tx, _, __, { id, caseId, reason, days = 0 }) =>
        pauseMember(tx, id, { caseId, reason, days }),
      lift: (tx, _, { id, caseId, next }) => endPauseOf(tx, id, { caseId, next }),
    },
  },
};

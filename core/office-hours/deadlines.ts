import type { DeadlineDescriptions } from '../ground/deadline-description.ts';
import { namesShown } from '../people/names-shown.ts';

export const officeHourDeadlines: DeadlineDescriptions = {
  /** The topic and the mentor; the page is that of the office hour. */
  async seat_offer(db, ids, viewer) {
    const rows = await db
      .selectFrom('office_hour_seats as seat')
      .innerJoin('office_hours as hour', 'hour.id', 'seat.office_hour_id')
      .leftJoin(namesShown(db, viewer).as('mentor'), 'mentor.id', 'hour.mentor_id')
      .select(['seat.id', 'hour.topic as thing', 'hour.id as slug', 'mentor.name as person'])
      .where('seat.id', 'in', [...ids])
      .execute();
    // The subject of an email names no topic.
    return new Map(
      rows.map(({ id, thing, slug, person }) => [id, { thing, inMails: '', person: person ?? '', slug }]),
    );
  },
};

import { downloadName } from '../files/content.ts';
import { readStored } from '../files/read-stored.ts';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { isReadable } from './show-received.ts';
import { endApplication } from './steps/end-application.ts';
import { freeJoinedSeat } from './steps/free-seat-of-leaver.ts';
import { holdApplication } from './steps/hold-application.ts';

export const applicationData: OwnData = {
  applications: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('applications')
        .innerJoin('opportunities', 'opportunities.id', 'applications.opportunity_id')
        .select([
          'applications.id',
          'opportunities.slug',
          'opportunities.title',
          'stage',
          'applications.ending',
        ])
        .select(['applications.terms', 'note', 'answers', 'applications.hours', 'applications.starts_on'])
        .select(['sent_at', 'opened_at', 'applications.ended_at'])
        .select((row) =>
          // The applicant may not read a pending decline.
          row.case().when('stage', '=', 'declined').then(row.ref('reason')).else('').end().as('reason'),
        )
        .select((row) =>
          row.case().when('stage', '=', 'declined').then(row.ref('words')).else('').end().as('words'),
        )
        .where('account_id', '=', id)
        .orderBy('applications.sequence')
        .execute(),
    erased: withdrawAll,
    givenTo: 'nominee and guardian',
  },
  application_steps: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('application_steps')
        .innerJoin('applications', 'applications.id', 'application_steps.application_id')
        .select(['application_id', 'kind', 'at'])
        .where('account_id', '=', id)
        .orderBy('application_steps.sequence')
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  application_offers: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('application_offers')
        .innerJoin('applications', 'applications.id', 'application_offers.application_id')
        .select(['application_id', 'title', 'application_offers.starts_on', 'application_offers.hours'])
        .select(['application_offers.terms', 'answer_by', 'made_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  application_interviews: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('application_interviews')
        .innerJoin('applications', 'applications.id', 'application_interviews.application_id')
        .select(['application_id', 'place', 'minutes', 'times', 'proposed_by', 'chosen_at', 'cancelled_at'])
        .leftJoin('project_members as seat', (join) =>
          join
            .onRef('seat.project_id', '=', 'applications.project_id')
            .on('seat.account_id', '=', id)
            .on('seat.is_owner', '=', true),
        )
        .where((row) =>
          row.or([
            row('applications.account_id', '=', id),
            row.and([row('owner_id', '=', id), row('seat.account_id', 'is not', null), isReadable]),
          ]),
        )
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  application_files: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('application_files')
        .innerJoin('applications', 'applications.id', 'application_files.application_id')
        .select(['application_id', 'name', 'size', 'mime_type'])
        .where('account_id', '=', id)
        .execute(),
    async *bytes(core, member) {
      const files = await core.db
        .selectFrom('application_files')
        .innerJoin('applications', 'applications.id', 'application_files.application_id')
        .selectAll('application_files')
        .select('sent_at')
        .where('account_id', '=', member.id)
        .execute();
      for (const file of files) {
        const content = await readStored(core, file).catch(nothingOfDamaged);
        const name = `applications/${file.application_id}/${downloadName(file)}`;
        yield { name, at: file.sent_at, content };
      }
    },
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};

/** Withdraws the applications of a leaving member and frees their seats. The rows are deleted with the account. */
async function withdrawAll(tx: Tx, { id }: Account): Promise<void> {
  const open = await tx
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', id)
    .where((row) =>
      row.or([
        row('ended_at', 'is', null),
        row.and([row('stage', '=', 'joined'), row('left_at', 'is', null)]),
      ]),
    )
    .orderBy('project_id')
    .orderBy('opportunity_id')
    .orderBy('id')
    .execute();
  for (const one of open) {
    const held = await holdApplication(tx, one.id);
    if (!held) continue;
    if (held.one.ended_at) await freeJoinedSeat(tx, held.one);
    else await endApplication(tx, held.one, { stage: 'withdrawn' }, id);
  }
}

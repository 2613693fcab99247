import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { isoDate } from '../../ground/dates.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { rosterCodeOf, shownCode } from '../code.ts';

/** Brings a student the code by which they join. Null once it is used or over. It says nothing of other students. */
export const rosterCodeEmail = emailKind({
  name: 'roster-code',
  keepsQuiet: true,
  async prepare(core, { rosterCodeId }: { rosterCodeId: string }) {
    const found = await core.db
      .selectFrom('roster_codes as code')
      .innerJoin('roster_rows as row', 'row.id', 'code.row_id')
      .innerJoin('organisations', 'organisations.id', 'row.organisation_id')
      .select(['row.email as to', 'row.name', 'organisations.name as organisation', 'code.expires_at'])
      .where('code.id', '=', rosterCodeId)
      .where('code.used_at', 'is', null)
      .where('code.expires_at', '>', core.db.fn<Date>('now'))
      .where('organisations.state', '=', 'active')
      .executeTakeFirst();
    if (!found?.to) return null;
    return {
      to: found.to,
      language: null,
      name: found.name,
      organisation: found.organisation,
      rosterCode: shownCode(rosterCodeOf(core, rosterCodeId)),
      until: isoDate(found.expires_at),
      path: rosterPaths.join,
    };
  },
  samples: ({ to, name }) => [
    {
      to,
      language: null,
      name,
      organisation: 'Wardha College of Commerce',
      rosterCode: '7K3QH-92MXD',
      until: '2026-09-01T00:00:00.000+00:00',
      path: rosterPaths.join,
    },
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof rosterCodeEmail> {}
}

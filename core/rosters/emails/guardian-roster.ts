import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { now } from '#db/now.ts';
import { isoDate } from '../../ground/dates.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { linkSecretOf } from '../../ground/secrets.ts';

/** Asks a guardian whether a member under 18 may join a roster. Null once that is answered, or the code is over. */
export const guardianRoster = emailKind({
  name: 'guardian-roster',
  async prepare(core, { rosterAskId }: { rosterAskId: string }) {
    const found = await core.db
      .selectFrom('roster_guardian_asks as ask')
      .innerJoin('guardians', 'guardians.id', 'ask.guardian_id')
      .innerJoin('accounts', 'accounts.id', 'ask.account_id')
      .innerJoin('organisations', 'organisations.id', 'ask.organisation_id')
      .innerJoin('roster_codes as code', 'code.id', 'ask.code_id')
      .select(['guardians.id', 'guardians.email as to', 'guardians.language', 'accounts.name as member_name'])
      .select(['organisations.name as organisation', 'code.expires_at'])
      .where('ask.id', '=', rosterAskId)
      .where('ask.agreed_at', 'is', null)
      .where('guardians.confirmed', '=', true)
      .where('guardians.expires_at', '>', now)
      .where('code.used_at', 'is', null)
      .where('code.expires_at', '>', now)
      .executeTakeFirst();
    if (!found) return null;
    return {
      to: found.to,
      language: found.language,
      memberName: found.member_name,
      organisation: found.organisation,
      until: isoDate(found.expires_at),
      path: pathOf(found.id, linkSecretOf(core.key, 'guardian', found.id)),
    };
  },
  samples: ({ to, name }) => [
    {
      to,
      language: null,
      memberName: name,
      organisation: 'Wardha College of Commerce',
      until: '2030-01-31T06:30:00.000+00:00',
      path: pathOf('66f0c2d1a4b3e5f60718', '5a'.repeat(32)),
    },
  ],
});

function pathOf(request: string, secret: string): string {
  return `${rosterPaths.guardian}?${new URLSearchParams({ request, secret })}`;
}

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof guardianRoster> {}
}

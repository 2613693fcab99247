import { sql } from 'kysely';
import { report } from '#core/cases/report.ts';
import { prepareEmail } from '#core/collected/emails.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';

export const said = { concern: 'money', words: 'They ask for a deposit.' } as const;
export const reason = 'Asked members for money.';
export const appealWords = 'Please look at the second message once more.';

/** A core with an administrator, and what tests of cases do with it. */
export async function caseWorld() {
  const base = await freshCore();
  const { core, admin } = await administrator(base);

  async function shown(name = 'Meera Joshi') {
    const who = await member(core, { name, password: null });
    await showToEverybody(core, who);
    return who;
  }

  const reporting = (who: Member, id: string, changes = {}) =>
    report(core, who, { reportedKind: 'person', reportedId: id, ...said, ...changes });

  async function reportedPerson(name?: string) {
    const [judged, reporter] = [await shown(name), await member(core, { name: 'Reporter', password: null })];
    await reporting(reporter, judged.id);
    return { judged, reporter, caseId: await caseOf(core, judged.id) };
  }

  async function emailsTo({ account }: Member) {
    const posted = await Promise.all((await postedEmails(base)).map((email) => prepareEmail(core, email)));
    return posted.flatMap((email) => (email?.to === account.email ? [email] : []));
  }

  return {
    base,
    core,
    admin,
    shown,
    reporting,
    reportedPerson,
    lettersTo: emailsTo,
    caseOf: (id: string) => caseOf(core, id),
  };
}

/** The last case about a thing; empty where there is none. */
async function caseOf({ db }: Core, thingId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from cases where thing_id = ${thingId} order by opened_at desc limit 1`.execute(db);
  return rows[0]?.id ?? '';
}

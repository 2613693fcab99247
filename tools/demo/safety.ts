import { sql } from 'kysely';
import { breachAuthorityNames } from '#contract/breaches/limits.ts';
import type { Concern } from '#contract/cases/report-limits.ts';
import { confirmProposal } from '#core/administration/confirm-proposal.ts';
import { closeBreach } from '#core/breaches/close-breach.ts';
import { mailAffected } from '#core/breaches/mail-affected.ts';
import { noteAffected } from '#core/breaches/note-affected.ts';
import { openBreach } from '#core/breaches/open-breach.ts';
import { reportBreach } from '#core/breaches/report-breach.ts';
import { askSecondLook } from '#core/cases/ask-second-look.ts';
import { decideCase } from '#core/cases/decide-case.ts';
import { sendMessage } from '#core/conversations/send-message.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { proposeHold } from '#core/holds/propose-hold.ts';
import { recordOrder } from '#core/holds/record-order.ts';
import { nameNominee } from '#core/nominees/name-nominee.ts';
import { demoEmail } from './join.ts';
import { decideInThePast, type Item, inPairs, openCasesOf, reportItem } from './past-cases.ts';
import { demoPeople } from './people.ts';

type PersonOf = (handle: string) => Member;

/** Members who report others: none of those whom the demonstration names. */
const reporters = [
  'pooja-rathod',
  'esi-owusu',
  'amina-bello',
  'daniel-okello',
  'ruth-apio',
  'yash-kale',
  'sneha-more',
];
const spared = [
  'meera-kulkarni',
  'asha-patil',
  'neha-thakur',
  'kwame-mensah',
  'suresh-pawar',
  'vivek-saraf',
  'folake-adebayo',
  'vaishali-tayade',
  'prashant-gawai',
  'meenal-raut',
  ...reporters,
];

/** Concerns of the cases that wait: two of them are urgent. */
const waiting: readonly (Concern | undefined)[] = [
  'threat',
  'intimate_picture',
  ...Array.from({ length: 5 }, () => undefined),
];

/** Cases of four months, an order with its hold, a closed breach, and a person who may act for a member. */
export async function keepSafe(
  core: Core,
  administrators: readonly Member[],
  personOf: PersonOf,
): Promise<void> {
  const desk = { administrators, reporters: reporters.map(personOf) };
  const items = await itemsOf(core, personOf);
  const own = items.splice(0, waiting.length + 1);
  await decideInThePast(core, desk, items);
  const [looked, ...open] = own;
  if (!looked) throw new Error('The demonstration has no item for a second look.');
  await inPairs(open, (item) =>
    reportItem(core, desk, item, open.indexOf(item), waiting[open.indexOf(item)]),
  );
  await makeLate(core, open.at(-1));
  await lookTwice(core, desk, looked);
  await askForMoney(core, (id) => memberWith(id, personOf));
  await holdForCourt(core, administrators, personOf('suresh-pawar'));
  await closeABreach(core, [personOf('rahul-ingle'), personOf('kofi-asante')]);
  await nameNominee(core, personOf('meera-kulkarni'), {
    name: 'Sample Suhas Kulkarni',
    email: demoEmail('suhas-kulkarni'),
    relation: 'spouse',
    tells: true,
  });
}

function memberWith(accountId: string, personOf: PersonOf): Member {
  const person = demoPeople.find(({ handle }) => personOf(handle).id === accountId);
  if (!person) throw new Error('This account is none of the demonstration.');
  return personOf(person.handle);
}

/** Members, opportunities and notes without pictures, which can be reported. */
async function itemsOf(core: Core, personOf: PersonOf): Promise<Item[]> {
  const people = demoPeople
    // A report about a mentor releases sessions with members under 18.
    .filter(
      ({ handle, role, visibility }) =>
        visibility !== 'hidden' && role !== 'Mentor' && !spared.includes(handle),
    )
    .map(({ handle }) => personOf(handle));
  const memberOf = new Map(people.map((member) => [member.id, member]));
  const { rows } = await sql<Omit<Item, 'judged'> & { judged: string[] }>`
    select 'opportunity' as kind, slug as "reportedId", opportunities.id,
      array(select account_id from project_members as seat where seat.project_id = opportunities.project_id and is_owner) as judged
    from opportunities where state = 'live'
    union all select 'project_update', one.id, one.id, array[one.account_id]
    from project_updates as one join projects on projects.id = one.project_id
    where projects.state = 'published' and not exists (select from project_pictures where update_id = one.id)
    order by 3`.execute(core.db);
  const things = rows.map((row) => ({
    ...row,
    judged: row.judged.flatMap((id) => memberOf.get(id) ?? []),
  }));
  const persons = people.map(
    (member): Item => ({ kind: 'person', reportedId: member.id, id: member.id, judged: [member] }),
  );
  const opportunities = things.filter(({ kind, judged }) => kind === 'opportunity' && judged.length > 0);
  const notes = things.filter(({ kind, judged }) => kind !== 'opportunity' && judged.length > 0);
  // A few of each kind in each month.
  return [
    ...persons.splice(0, 9),
    ...notes,
    ...persons.flatMap((one, at) => [one, ...opportunities.slice(at, at + 1)]),
  ];
}

async function makeLate(core: Core, item: Item | undefined): Promise<void> {
  if (!item) return;
  await sql`update clocks set began_at = began_at - interval '8 days', due_at = due_at - interval '8 days'
    where subject_id = (select id from cases where thing_id = ${item.id} and state = 'open')`.execute(
    core.db,
  );
  await sql`update cases set opened_at = opened_at - interval '8 days' where thing_id = ${item.id} and state = 'open'`.execute(
    core.db,
  );
}

/** Nothing was done about a report, and its reporter asks for other staff. */
async function lookTwice(core: Core, desk: Parameters<typeof reportItem>[1], item: Item): Promise<void> {
  const { by, reportId } = await reportItem(core, desk, item, 1);
  const caseId = (await openCasesOf(core, [item])).get(item.id) ?? '';
  const reason = 'We looked at it. It keeps our rules.';
  await decideCase(core, desk.administrators[0] as Member, {
    caseId,
    version: 1,
    outcome: 'nothing',
    reason,
  });
  const words = 'The line that I mean is the second one. Please read it beside the note of last week.';
  await askSecondLook(core, by, { reportId, secret: '', words });
}

/** A team asks an applicant for money: our word lists warn the reader, and send the message to review. */
async function askForMoney(core: Core, memberAt: (accountId: string) => Member): Promise<void> {
  const { id: conversationId, owner } = await core.db
    .selectFrom('conversations')
    .innerJoin('applications', 'applications.id', 'conversations.subject_id')
    .innerJoin('opportunities', 'opportunities.id', 'applications.opportunity_id')
    .innerJoin('project_members', 'project_members.project_id', 'opportunities.project_id')
    .select(['conversations.id', 'project_members.account_id as owner'])
    .where('conversations.kind', '=', 'application')
    .where('project_members.is_owner', '=', true)
    .orderBy('conversations.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const text = 'One thing before we go on: please send ₹500 on GPay as a registration fee.';
  await sendMessage(core, memberAt(owner), { conversationId, key: 'demo-fee', text, files: [] });
}

/** A court asks to keep what a reported member wrote; two of our staff place the hold. */
async function holdForCourt(core: Core, [first, second]: readonly Member[], member: Member): Promise<void> {
  if (!first || !second) throw new Error('Two administrators are needed.');
  const { $id: orderId } = await recordOrder(core, first, {
    kind: 'hold',
    concern: 'other',
    authority: 'Sample: District Court of Pune',
    reference: 'Sample 12/2026',
    words: 'Keep the messages and the profile of this account until the hearing.',
    account: member.account.email,
    caseId: '',
    forbidsTelling: false,
    hours: 72,
  });
  const { proposalId } = await proposeHold(core, first, {
    account: '',
    tables: ['messages', 'profiles'],
    reason: 'Evidence for the hearing at Pune.',
    days: 180,
    orderId,
    caseId: '',
  });
  await confirmProposal(core, second, proposalId);
}

/** A breach of last month: found, emailed about, reported to the authorities, and closed. */
async function closeABreach(core: Core, affected: readonly Member[]): Promise<void> {
  const day = 86_400_000;
  const found = Date.now() - 40 * day;
  const { id, number } = await openBreach(core, {
    happened: 'Sample: a lost telephone of a volunteer was signed in here for a day.',
    from: new Date(found - 2 * day),
    until: new Date(found - day),
    done: 'We ended its session, and looked at each page that it opened.',
    advice: 'You need not do anything. If a stranger writes to you about your application, tell us.',
  });
  await noteAffected(core, number, { accounts: affected.map((one) => one.id) });
  await mailAffected(core, number);
  for (const authority of breachAuthorityNames)
    await reportBreach(core, number, { authority, reference: 'Sample 7/2026' });
  await closeBreach(core, number, 'All were told, and nothing was seen since.');
  const back = sql`interval '39 days'`;
  await sql`update breaches set opened_at = opened_at - ${back}, mailed_at = mailed_at - ${back},
    closed_at = closed_at - ${back} where id = ${id}`.execute(core.db);
  await sql`update breach_reports set sent_at = sent_at - ${back} where breach_id = ${id}`.execute(core.db);
}

import type { DeadlineKind, IntroductionPurpose, OpenStepKind } from '#contract/collected.ts';
import type { Call } from '#contract/ground/call.ts';
import type { IntroductionReceiver } from '#contract/ground/introduction-purpose.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { EventName } from '#core/ground/events.ts';
import { modules } from '#core/modules.ts';
import type { Thing } from '#tests/access/access-callers.ts';
import type { Access } from '#tests/access/access-of.ts';
import type { Prepare } from '#tests/emails/prepared-sender.ts';
import { member } from '#tests/ground/builders.ts';
import type { Cases, Introducing, Lapse, ModuleSamples, OpenStates } from '#tests/ground/module-samples.ts';
import { accountSamples } from './accounts/samples.ts';
import { addressSamples } from './addresses/samples.ts';
import { administrationSamples } from './administration/samples.ts';
import { agreementSamples } from './agreements/samples.ts';
import { applicationSamples } from './applications/samples.ts';
import { avatarSamples } from './avatars/samples.ts';
import { blockSamples } from './blocks/samples.ts';
import { breachSamples } from './breaches/samples.ts';
import { calendarSamples } from './calendars/samples.ts';
import { caseSamples } from './cases/samples.ts';
import { certificateSamples } from './certificates/samples.ts';
import { codeSamples } from './codes/samples.ts';
import { cofounderTitleSamples } from './cofounder-titles/samples.ts';
import { cofounderSamples } from './cofounders/samples.ts';
import { consentSamples } from './consents/samples.ts';
import { conversationSamples } from './conversations/samples.ts';
import { creditSamples } from './credit/samples.ts';
import { creditOpportunitySamples } from './credit-opportunities/samples.ts';
import { deadlineSamples } from './deadlines/samples.ts';
import { emailSamples } from './emails/samples.ts';
import { endSamples } from './ends/samples.ts';
import { enquirySamples } from './enquiries/samples.ts';
import { factorSamples } from './factors/samples.ts';
import { feedSamples } from './feeds/samples.ts';
import { figureSamples } from './figures/samples.ts';
import { fileSamples } from './files/samples.ts';
import { firstDaySamples } from './first-days/samples.ts';
import { groundSamples } from './ground/samples.ts';
import { guardianSamples } from './guardians/samples.ts';
import { holdSamples } from './holds/samples.ts';
import { interestSamples } from './interests/samples.ts';
import { introductionSamples } from './introductions/samples.ts';
import { languageSamples } from './languages/samples.ts';
import { leavingSamples } from './leaving/samples.ts';
import { ledgerSamples } from './ledger/samples.ts';
import { legalTextSamples } from './legal-texts/samples.ts';
import { mentoringSamples } from './mentoring/samples.ts';
import { mentorSamples } from './mentors/samples.ts';
import { mentorshipSamples } from './mentorships/samples.ts';
import { nomineeSamples } from './nominees/samples.ts';
import { notificationSamples } from './notifications/samples.ts';
import { officeHourSamples } from './office-hours/samples.ts';
import { openDataSamples } from './open-data/samples.ts';
import { opportunitySamples } from './opportunities/samples.ts';
import { organisationSamples } from './organisations/samples.ts';
import { ownDataSamples } from './own-data/samples.ts';
import { passwordSamples } from './passwords/samples.ts';
import { peopleSamples } from './people/samples.ts';
import { profileSamples } from './profiles/samples.ts';
import { projectSamples } from './projects/samples.ts';
import { rightsSamples } from './rights/samples.ts';
import { rosterSamples } from './rosters/samples.ts';
import { savedSearchSamples } from './saved-searches/samples.ts';
import { sessionSamples } from './sessions/samples.ts';
import { signUpSamples } from './sign-ups/samples.ts';
import { standingSamples } from './standings/samples.ts';
import { memberUnder18 } from './standings/standings.ts';
import { supervisionSamples } from './supervision/samples.ts';
import { todaySamples } from './today/samples.ts';
import { transparencySamples } from './transparency/samples.ts';
import { trialSamples } from './trials/samples.ts';
import { unsentFormSamples } from './unsent-forms/samples.ts';
import { unusedAccountSamples } from './unused-accounts/samples.ts';
import { verificationSamples } from './verifications/samples.ts';
import { wordingSamples } from './wording/samples.ts';
import { writtenReviewSamples } from './written-reviews/samples.ts';
import { youngMenteeSamples } from './young-mentees/samples.ts';

/** The samples of every module under the name of its folder, one line a module. */
const collected = {
  accounts: accountSamples,
  addresses: addressSamples,
  administration: administrationSamples,
  agreements: agreementSamples,
  applications: applicationSamples,
  avatars: avatarSamples,
  blocks: blockSamples,
  calendars: calendarSamples,
  cases: caseSamples,
  certificates: certificateSamples,
  deadlines: deadlineSamples,
  codes: codeSamples,
  cofounders: cofounderSamples,
  consents: consentSamples,
  conversations: conversationSamples,
  ends: endSamples,
  enquiries: enquirySamples,
  factors: factorSamples,
  feeds: feedSamples,
  figures: figureSamples,
  files: fileSamples,
  'first-days': firstDaySamples,
  ground: groundSamples,
  guardians: guardianSamples,
  breaches: breachSamples,
  holds: holdSamples,
  interests: interestSamples,
  introductions: introductionSamples,
  languages: languageSamples,
  leaving: leavingSamples,
  ledger: ledgerSamples,
  'legal-texts': legalTextSamples,
  emails: emailSamples,
  mentoring: mentoringSamples,
  mentors: mentorSamples,
  mentorships: mentorshipSamples,
  nominees: nomineeSamples,
  notifications: notificationSamples,
  'office-hours': officeHourSamples,
  'open-data': openDataSamples,
  opportunities: opportunitySamples,
  organisations: organisationSamples,
  'own-data': ownDataSamples,
  passwords: passwordSamples,
  people: peopleSamples,
  profiles: profileSamples,
  projects: projectSamples,
  rights: rightsSamples,
  rosters: rosterSamples,
  credit: creditSamples,
  'credit-opportunities': creditOpportunitySamples,
  'saved-searches': savedSearchSamples,
  sessions: sessionSamples,
  'sign-ups': signUpSamples,
  standings: standingSamples,
  supervision: supervisionSamples,
  today: todaySamples,
  transparency: transparencySamples,
  'unsent-forms': unsentFormSamples,
  'cofounder-titles': cofounderTitleSamples,
  trials: trialSamples,
  'unused-accounts': unusedAccountSamples,
  verifications: verificationSamples,
  wording: wordingSamples,
  'written-reviews': writtenReviewSamples,
  'young-mentees': youngMenteeSamples,
} satisfies Record<string, ModuleSamples>;

const byModule: Readonly<Record<string, ModuleSamples>> = collected;
/** In the order of the modules. */
const all = modules.map(({ name }) => samplesOf(name));

/** The samples of a module; one that needs none has none. */
export function samplesOf(module: string): ModuleSamples {
  return byModule[module] ?? {};
}

const calls = new Map<Call, Access>(all.flatMap(({ access = [] }) => access));

/** The sample of a call. */
export function accessTo(call: Call): Access {
  const access = calls.get(call);
  if (!access) throw new Error(`No samples.ts in tests/ knows the call ${call.path}.`);
  return access;
}

/** The calls that paused members may make although they write something. */
export const noBeginnings: readonly Call[] = all.flatMap(({ noBeginnings = {} }) =>
  Object.values(noBeginnings).flat(),
);

/** The kinds of emails that no event causes. */
export const emailsOfNoEvent = all.flatMap(({ emailsOfNoEvent = [] }) => emailsOfNoEvent);

type KindsOf<Samples, Part extends keyof ModuleSamples> = Samples extends { [One in Part]: infer Of }
  ? keyof Of
  : never;
type Collected = (typeof collected)[keyof typeof collected];

/** The effect of the lapse of each deadline. It does not compile while a kind has no sample. */
export const lapses: Record<DeadlineKind, Lapse> = joined(all.map(({ lapses = {} }) => lapses)) as Record<
  KindsOf<Collected, 'lapses'>,
  Lapse
>;

/** How each open state that is no deadline comes about. It does not compile while a kind has no sample. */
export const openStates: Required<OpenStates> = joined(all.map(({ openStates = {} }) => openStates)) as Pick<
  Required<OpenStates>,
  Extract<KindsOf<Collected, 'openStates'>, OpenStepKind>
>;

type EventsOf<Samples> = Samples extends { events: infer Events } ? Extract<keyof Events, EventName> : never;

const prepared = new Map<Call, Prepare>(all.flatMap(({ prepared = [] }) => prepared));

/** How the world is brought into the state in which a command is done, where its sample does not do. */
export const preparationOf = (call: Call): Prepare | undefined => prepared.get(call);

/** Every event, with the notifications that it causes. It does not compile while an event has no cases. */
export const eventCases: Cases<EventName> = joined(all.map(({ events = {} }) => events)) as Cases<
  EventsOf<(typeof collected)[keyof typeof collected]>
>;

type PurposesOf<Samples> = Samples extends { introducing: infer Of }
  ? Extract<keyof Of, IntroductionPurpose>
  : never;
type Introducings = Record<IntroductionPurpose, { [To in IntroductionReceiver]?: Introducing }>;

/** How members come to ask for an introduction. It does not compile while a purpose has no sample. */
export const introducing: Introducings = joined(all.map(({ introducing = {} }) => introducing)) as Record<
  PurposesOf<(typeof collected)[keyof typeof collected]>,
  { [To in IntroductionReceiver]?: Introducing }
>;

/** The ways on which members give the consents that end on the page of consents. */
export const givings = joined(all.map(({ givings = {} }) => givings));

/** The row of each table with data of members, in the order in which the rows are inserted. */
export const tableRows: Readonly<Record<string, string>> = joined(all.map(({ rows = {} }) => rows));

/** An address for each page whose path names an object, at which `owner` finds one, and `child` where the page is theirs. */
export async function realAddresses(
  core: Core,
  owner: Member,
  child?: Member,
): Promise<Record<string, string>> {
  const other = await member(core, { password: null });
  const [own, ofOther] = [namesOfThings(core, owner), namesOfThings(core, other)];
  const ofChild = namesOfThings(core, child ?? (await memberUnder18(core)));
  const made: Record<string, string>[] = [];
  for (const { addresses } of all)
    if (addresses) made.push(await addresses({ core, other, own, ofOther, ofChild }));
  return joined(made);
}

function namesOfThings(core: Core, whose: Member) {
  const made = new Map<Thing, Record<string, string>>();
  return async (thing: Thing, name: string) => {
    const names = made.get(thing) ?? (await thing.own(core, whose));
    made.set(thing, names);
    const found = names[name];
    if (found === undefined) throw new Error(`The thing has no ${name}.`);
    return found;
  };
}

/** The texts of the members whom `realAddresses` makes. */
export const wordsOfMembers: readonly string[] = all.flatMap(({ words = [] }) => words);

/** One record of several. Two modules with a sample of the same name would hide one another's. */
function joined<Value>(parts: readonly Readonly<Record<string, Value>>[]): Record<string, Value> {
  const entries = parts.flatMap((part) => Object.entries(part));
  const made = Object.fromEntries(entries);
  if (Object.keys(made).length === entries.length) return made;
  const names = entries.map(([name]) => name);
  throw new Error(`Two modules have samples of ${names.find((name, at) => names.indexOf(name) < at)}.`);
}

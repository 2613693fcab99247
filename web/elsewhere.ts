import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import type { ApplicationBody } from '#contract/applications/shapes.ts';
import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import type { CohortStudentsBody, MembershipBody } from '#contract/rosters/shapes.ts';
import type { AgedModule } from '#contract/today/layout-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Handler } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';
import { elsewhere } from './collected.ts';

export type Link = { to: string; label: string };

export type WeekRow = { to: string; what: string; facts: string };

/** The link of a guardian, and the name of the account that it is about. */
export type Guarded = { requestId: string; secret: string; memberName: string };

/** A part of the page of a project or a member: its facts, and the links that lead on. */
export type FoundPart = {
  title: string;
  said: string;
  facts: readonly { name: string; text: string }[];
  links: readonly Link[];
};

/** The member of a page, and whether it is the reader's own. */
export type FoundMember = { handle: string; name: string; isOwn: boolean };

/** Asks as a guest, because the page is the same for everyone. */
export type OfPublicPage = (visit: Pick<Visit, 'ask'>, slug: string) => Promise<FoundPart | null>;

/** Links on a page of the member, made for the thing that the page shows. */
type LinksOf<Thing> = readonly ((visit: Pick<Visit, 'ask'>, thing: Thing) => Promise<Link[]>)[];

export type GuardianPart = Link & { said: string };

/** A member under 18, and the modules of the layout that are open to them. */
export type Young = Pick<Visit, 'ask'> & { rooms: readonly AgedModule[] };

/** Links and parts on pages of other modules. The server sends them along, so the scripts of those pages do not carry them. */
export type ModuleElsewhere = {
  /** Its pages in the navigation of the desk; addresses of its inner pages begin with `below`. */
  desk?: readonly (Link & { below?: string })[];
  /** Its search among the tabs of Find. */
  find?: readonly Link[];
  logged?: LoggedParts;
  /** How it saves the search of each kind, for the pages that show `SaveSearch`. */
  saves?: Readonly<Record<string, Handler>>;
  /** Its links for the owners of a project on their page of it. */
  ownProject?: readonly ((slug: string) => Link)[];
  /** Its links for the staff of an organisation on their page of it; null where their roles do not open it. */
  ownOrganisation?: readonly ((organisation: OwnOrganisation) => Link | null)[];
  /** Its parts on the page of an opportunity for its team, each null where there is nothing to say. */
  ownOpportunity?: readonly ((
    visit: Pick<Visit, 'ask'>,
    one: OpportunityBody,
  ) => Promise<FoundPart | null>)[];
  /** Its links for the staff of an organisation on the page of a cohort. */
  ownCohort?: LinksOf<Pick<CohortStudentsBody, 'organisation' | 'cohort'>>;
  /** Its links for a student on the page of their membership. */
  ownMembership?: LinksOf<MembershipBody>;
  /** The things that end when the student leaves the institution, each with its page. */
  endsWithMembership?: LinksOf<MembershipBody>;
  /** Its links for the contributor on the page of a milestone. */
  ownMilestone?: LinksOf<MilestoneBody>;
  /** Its links for the applicant on the page of an application. */
  ownApplication?: LinksOf<ApplicationBody>;
  /** Its parts on the page of a published project as a member sees it, each null where there is nothing to say. */
  foundProject?: readonly ((visit: Pick<Visit, 'ask'>, slug: string) => Promise<FoundPart | null>)[];
  /** The organisation that a project is of, on its public page, in place of “Unregistered team”. */
  organisationOfProject?: readonly OfPublicPage[];
  /** Its parts on the public page of an organisation; `touchOrganisation` says that a part has changed. */
  organisation?: readonly OfPublicPage[];
  /** Its parts on the page of a member as another member sees it. */
  foundPerson?: readonly ((visit: Pick<Visit, 'ask'>, person: FoundMember) => Promise<FoundPart | null>)[];
  /** Its rows on Today about the week of an adult, each null where there is nothing to say. */
  today?: readonly ((visit: Pick<Visit, 'ask'>) => Promise<WeekRow | null>)[];
  /** The same for a member under 18 whose guardian has agreed to the account. */
  todayUnder18?: ModuleElsewhere['today'];
  /** Its parts on the page of a guardian who has agreed to an account, each null where there is nothing to say. */
  guardian?: readonly ((visit: Pick<Visit, 'ask'>, guarded: Guarded) => Promise<GuardianPart | null>)[];
  /** Its links to receipts on the page of a guardian, whatever the guardian answered. */
  guardianReceipts?: readonly ((
    visit: Pick<Visit, 'ask'>,
    link: Pick<Guarded, 'requestId' | 'secret'>,
  ) => Promise<Link[]>)[];
  /** Its rows on the own page of a mentor who is open or pauses. */
  ownMentorPage?: readonly WeekRow[];
  /**
   * Its pages for members under 18 in place of pages for adults, by the address of the other: where they are led. The call refuses
   * where the page does not open for them.
   */
  forUnder18?: Readonly<Record<string, (visit: Pick<Visit, 'ask'>) => Promise<string>>>;
  /** Links for a member under 18 on a page that is closed by age, each null where its page is closed too. */
  untilAdult?: readonly ((reader: Young) => Promise<Link | null>)[];
  /** Its rows under You, for members to whom the module of the layout is open; for all where it names none. */
  you?: readonly (Link & { facts: string; module?: AgedModule })[];
  /** Its rows on the page about the own data, each null where it is not open to the member. */
  rights?: readonly ((visit: Pick<Visit, 'ask'>) => Promise<WeekRow | WeekRow[] | null>)[];
  /** Its pages that are open to suspended members. */
  suspended?: readonly Link[];
};

/** How the log of administrators shows the subjects and the details of the actions that a module declares. */
export type LoggedParts = {
  /** The page of a subject, by the first word of its actions; the page of an account for all others. */
  pages?: Readonly<Record<string, (id: string) => string>>;
  /** The name of a subject that has none of its own, by the same word. */
  names?: Readonly<Record<string, (id: string) => string>>;
  /** The search, the filter or the reason in words, by the action; as it is noted for all others. */
  details?: Readonly<Record<string, (detail: string) => string>>;
};

const all: readonly ModuleElsewhere[] = elsewhere;

export const deskLinks = all.flatMap(({ desk = [] }) => desk);
export const findTabs = all.flatMap(({ find = [] }) => find);
export const rowsOfYou = all.flatMap(({ you = [] }) => you);
export const linksOfOwnOrganisation = all.flatMap(({ ownOrganisation = [] }) => ownOrganisation);
export const linksOfOwnProject = all.flatMap(({ ownProject = [] }) => ownProject);
/** A page stays open to a member to whom the pages behind its links are closed, such as a suspended one. */
const together =
  <Thing>(made: LinksOf<Thing>) =>
  async (visit: Pick<Visit, 'ask'>, thing: Thing): Promise<Link[]> =>
    (await Promise.all(made.map((linksOf) => linksOf(visit, thing).catch(noLinksIfRefused)))).flat();

function noLinksIfRefused(error: unknown): Link[] {
  if (error instanceof Refusal) return [];
  throw error;
}
export const linksOfOwnCohort = together(all.flatMap(({ ownCohort = [] }) => ownCohort));
export const linksOfOwnMembership = together(all.flatMap(({ ownMembership = [] }) => ownMembership));
export const endedWithMembership = together(all.flatMap(({ endsWithMembership = [] }) => endsWithMembership));
export const linksOfOwnMilestone = together(all.flatMap(({ ownMilestone = [] }) => ownMilestone));
export const linksOfOwnApplication = together(all.flatMap(({ ownApplication = [] }) => ownApplication));
export const rowsOfRights = all.flatMap(({ rights = [] }) => rights);
export const linksOfSuspended = all.flatMap(({ suspended = [] }) => suspended);
export const rowsOfToday = {
  adult: all.flatMap(({ today = [] }) => today),
  minor: all.flatMap(({ todayUnder18 = [] }) => todayUnder18),
};
export const partsOfGuardian = all.flatMap(({ guardian = [] }) => guardian);
export const receiptsOfGuardian = all.flatMap(({ guardianReceipts = [] }) => guardianReceipts);
export const rowsOfOwnMentorPage = all.flatMap(({ ownMentorPage = [] }) => ownMentorPage);
export const pagesForUnder18 = new Map(all.flatMap(({ forUnder18 = {} }) => Object.entries(forUnder18)));
export const openUntilAdult = all.flatMap(({ untilAdult = [] }) => untilAdult);
export const savesOfSearches = new Map(all.flatMap(({ saves = {} }) => Object.entries(saves)));
export const partsOfOwnOpportunity = all.flatMap(({ ownOpportunity = [] }) => ownOpportunity);
export const partsOfFoundProject = all.flatMap(({ foundProject = [] }) => foundProject);
export const organisationsOfProject = all.flatMap(({ organisationOfProject = [] }) => organisationOfProject);
export const partsOfOrganisation = all.flatMap(({ organisation = [] }) => organisation);
export const partsOfFoundPerson = all.flatMap(({ foundPerson = [] }) => foundPerson);
export const logged = {
  pages: merged(({ pages }) => pages),
  names: merged(({ names }) => names),
  details: merged(({ details }) => details),
};

function merged(
  part: (logged: LoggedParts) => Readonly<Record<string, (text: string) => string>> | undefined,
) {
  return new Map(all.flatMap(({ logged: own = {} }) => Object.entries(part(own) ?? {})));
}

import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { writeOpenData } from '#core/open-data/write-open-data.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { computeReplyFigures } from '#core/projects/compute-reply-figures.ts';
import { countMonths } from '#core/transparency/count-months.ts';
import { agreeAll } from './agreements.ts';
import { applyAll } from './apply.ts';
import { beginProject, removeSample } from './begin-project.ts';
import { reportSome } from './cases.ts';
import { certify } from './certificates.ts';
import { searchTogether } from './cofounders.ts';
import { talk } from './conversation.ts';
import { claimCredit } from './credit.ts';
import { askForCredit } from './credit-opportunities.ts';
import { buildInTheirLanguage } from './indian-languages/build.ts';
import { peopleInTheirLanguage } from './indian-languages/people.ts';
import { sayInterests } from './interests.ts';
import { introduceSome } from './introductions.ts';
import { join } from './join.ts';
import { mentor } from './mentors.ts';
import { mentorAtLength } from './mentorships.ts';
import { moveAllOn, offerAll } from './offer.ts';
import { holdOfficeHours } from './office-hours.ts';
import { openOrganisations } from './organisations.ts';
import { type DemoPerson, demoPeople } from './people.ts';
import { projectsInAfrica } from './projects-africa.ts';
import { projectsInIndia } from './projects-india.ts';
import { askForRights } from './requests.ts';
import { enrolStudents } from './rosters.ts';
import { keepSafe } from './safety.ts';
import { meetMentors } from './sessions.ts';
import { shareTheDesk } from './staff.ts';
import { verify } from './verify.ts';
import { reviewInWriting } from './written-reviews.ts';
import { mentorUnder18 } from './young-mentees.ts';

/** The administrators, named by the demonstration's settings: two, so that the other one decides an appeal. */
export const demoAdministrators = ['sharada-kale', 'nikhil-karve'] as const;
const [demoAdministrator] = demoAdministrators;

const administrator: DemoPerson = {
  handle: demoAdministrator,
  name: 'Sharada Kale',
  role: 'Industry Professional',
  place: 'Nagpur',
  headline: 'Looks after this place',
  skills: ['Customer Support'],
  hoursAWeek: 20,
  openTo: ['Answer questions'],
  visibility: 'members',
};

const secondAdministrator: DemoPerson = {
  ...administrator,
  handle: demoAdministrators[1],
  name: 'Nikhil Karve',
  headline: 'Looks again at what was decided',
};

/** Fills an empty database with the same people and projects each time, by what members themselves can do. */
export async function buildWorld(core: Core): Promise<void> {
  const members = new Map<string, Member>();
  const personOf = (handle: string) => {
    const member = members.get(handle);
    if (!member) throw new Error(`No one in the demonstration is called ${handle}.`);
    return member;
  };
  for (const [at, person] of [
    administrator,
    ...demoPeople,
    ...peopleInTheirLanguage,
    secondAdministrator,
  ].entries())
    members.set(person.handle, await join(core, person, at + 1));
  const projects = [...projectsInIndia, ...projectsInAfrica];
  for (const project of projects) await beginProject(core, project, personOf);
  for (const project of projects) await removeSample(core, personOf(demoAdministrator), project, personOf);
  await offerAll(core, personOf(demoAdministrator), projects, personOf);
  await applyAll(core, projects, personOf);
  await moveAllOn(core, personOf(demoAdministrator), projects, personOf);
  await agreeAll(core, demoAdministrators.map(personOf), projects, personOf);
  await verify(core, personOf(demoAdministrator), personOf);
  await openOrganisations(core, personOf(demoAdministrator), personOf);
  await enrolStudents(core, personOf('prashant-gawai'), members);
  await claimCredit(core, personOf);
  await askForCredit(core, personOf);
  await sayInterests(core, projects, personOf);
  await introduceSome(core, projects, personOf);
  await mentor(core, personOf);
  await meetMentors(core, personOf);
  await mentorAtLength(core, personOf);
  await certify(core, personOf);
  await reviewInWriting(core, personOf);
  await mentorUnder18(core, personOf(demoAdministrator), personOf);
  await holdOfficeHours(core, personOf);
  await talk(core, personOf);
  await buildInTheirLanguage(core, personOf(demoAdministrator), personOf);
  await searchTogether(core, personOf);
  await computeReplyFigures(core);
  await reportSome(core, personOf(demoAdministrator), personOf);
  await keepSafe(core, demoAdministrators.map(personOf), personOf);
  await askForRights(core, demoAdministrators.map(personOf), personOf);
  await countMonths(core);
  await shareTheDesk(core, demoAdministrators.map(personOf), personOf);
  for (const { handle } of demoPeople.filter(({ visibility }) => visibility === 'hidden'))
    await setVisibility(core, personOf(handle), { visibility: 'hidden' });
  await writeOpenData(core);
}

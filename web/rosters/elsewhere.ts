import { getOrganisation } from '#contract/organisations/public-calls.ts';
import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { getGuardianRosters } from '#contract/rosters/guardian-calls.ts';
import { getStudentsFigure } from '#contract/rosters/public-calls.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { guardianRosterTexts as guardianTexts } from '#web/rosters/texts/en/guardian.ts';
import { rosterStaffTexts as staffTexts } from '#web/rosters/texts/en/staff.ts';
import { studentTexts as texts } from '#web/rosters/texts/en/student.ts';
import type { ModuleElsewhere, OfPublicPage } from '../elsewhere.ts';

const institution = 'Educational institution';

/** The students are open to a coordinator or an owner with a proven address, once the institution was opened. */
function opensStudents({ kind, state, roles, address }: OwnOrganisation): boolean {
  const isOpen = state === 'active' || state === 'paused';
  const hasRole = roles.includes('owner') || roles.includes('coordinator');
  return kind === institution && isOpen && hasRole && address.provenUntil !== '';
}

/** The way for a student who reads the page of the own institution. */
const joinPart: OfPublicPage = async ({ ask }, organisationSlug) => {
  const { kind } = await ask(getOrganisation, { organisationSlug });
  if (kind !== institution) return null;
  const { joined } = await ask(getStudentsFigure, { organisationSlug });
  return {
    title: texts.ofInstitution,
    said: texts.ofInstitutionSaid,
    facts: joined === null ? [] : [{ name: texts.joinedName, text: texts.joinedFigure(joined) }],
    links: [{ to: rosterPaths.join, label: texts.join }],
  };
};

/** The links and parts of this module on pages of other modules. */
export const rostersElsewhere = {
  organisation: [joinPart],
  ownOrganisation: [
    (one) => (opensStudents(one) ? { to: rosterPaths.cohorts(one.slug), label: staffTexts.title } : null),
  ],
  you: [{ to: rosterPaths.joined, label: texts.list, facts: texts.listFacts, module: 'profile' }],
  guardian: [
    async ({ ask }, { requestId, secret, memberName }) => {
      const { rosters } = await ask(getGuardianRosters, { requestId, secret });
      if (rosters.length === 0) return null;
      const to = `${rosterPaths.guardian}?${new URLSearchParams({ request: requestId, secret })}`;
      return { said: guardianTexts.said(memberName), to, label: guardianTexts.to };
    },
  ],
} satisfies ModuleElsewhere;

import { profilePaths } from '#contract/profiles/paths.ts';
import { profileElsewhereTexts } from '#web/profiles/texts/en/elsewhere.ts';
import { skillsTexts } from '#web/profiles/texts/en/skills.ts';
import { youTexts } from '#web/profiles/texts/en/you.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const profilesElsewhere = {
  untilAdult: [
    async ({ rooms }) =>
      rooms.includes('profile') ? { to: profilePaths.you, label: profileElsewhereTexts.complete } : null,
  ],
  you: [
    { to: profilePaths.yourSkills, label: skillsTexts.pageTitle, facts: youTexts.skills, module: 'profile' },
  ],
} satisfies ModuleElsewhere;

import { getNominees } from '#contract/nominees/calls.ts';
import { nomineeDeskPaths } from '#contract/nominees/desk-paths.ts';
import { innerNomineePaths } from '#contract/nominees/inner-paths.ts';
import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { nomineeDeskTexts as desk, nomineeRefusalTexts } from '#web/nominees/texts/en/desk.ts';
import { guardianDataTexts, nomineeTexts } from '#web/nominees/texts/en/nominees.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const nomineesElsewhere = {
  desk: [{ to: nomineeDeskPaths.requests, label: desk.room, below: nomineeDeskPaths.request('') }],
  logged: {
    pages: { nomineeRequest: nomineeDeskPaths.request },
    details: {
      'nomineeRequests.listed': (list) => labelOf(desk.lists, list),
      'nomineeRequest.refused': (refusal) => labelOf(nomineeRefusalTexts, refusal),
    },
  },
  guardian: [
    async (_, { requestId, secret, memberName }) => ({
      said: guardianDataTexts.said(memberName),
      to: `${innerNomineePaths.guardian}?${new URLSearchParams({ request: requestId, secret })}`,
      label: guardianDataTexts.to,
    }),
  ],
  rights: [
    async ({ ask }) => {
      try {
        await ask(getNominees, {});
      } catch (error) {
        // Only adults name a person.
        if (error instanceof Refusal) return null;
        throw error;
      }
      return { to: nomineePaths.nominee, what: nomineeTexts.title, facts: nomineeTexts.facts };
    },
  ],
} satisfies ModuleElsewhere;

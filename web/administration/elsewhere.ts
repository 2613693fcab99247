import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { transparencyPaths } from '#contract/administration/paths.ts';
import { namesOfRights, proposalTexts, staffTexts } from '#web/administration/texts/en/proposals-desk.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { logTexts } from '#web/layout/texts/en/desk-log.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

const kindBehind = (detail: string) => logTexts.proposal({ detail });

/** The links and parts of this module on pages of other modules. */
export const administrationElsewhere = {
  desk: [
    {
      to: administrationDeskPaths.proposals,
      label: proposalTexts.room,
      below: administrationDeskPaths.proposal(''),
    },
    { to: administrationDeskPaths.staff, label: staffTexts.room },
    { to: administrationDeskPaths.log, label: deskTexts.rooms.log },
  ],
  logged: {
    pages: { log: () => transparencyPaths.log, proposal: administrationDeskPaths.proposal },
    names: { log: (backup) => backup, proposal: () => proposalTexts.one },
    details: {
      'log.restored': (sequence) => logTexts.wentOnAfter({ sequence }),
      'staff.changed': (rights) => (rights ? namesOfRights(rights.split(', ')) : staffTexts.none),
      'proposals.listed': (list) => labelOf(proposalTexts.lists, list),
      'proposal.made': kindBehind,
      'proposal.confirmed': kindBehind,
      'proposal.confirmedAlone': kindBehind,
      'proposal.refused': kindBehind,
      'proposal.withdrawn': kindBehind,
      'proposal.lapsed': kindBehind,
    },
  },
} satisfies ModuleElsewhere;

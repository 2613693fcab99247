import { agreementDeskPaths } from '#contract/agreements/desk-paths.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const agreementPages = [
  {
    path: agreementPaths.ownAgreements,
    file: 'agreements/member/list/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: innerAgreementPaths.ownAgreement(':id'),
    file: 'agreements/member/one/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
    sample: innerAgreementPaths.ownAgreement('nobodys'),
  },
  {
    path: innerAgreementPaths.editAgreement(':id', ':step'),
    file: 'agreements/member/edit/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.editAgreement('nobodys', 'work'),
  },
  {
    path: innerAgreementPaths.agreementMilestone(':id', ':number'),
    file: 'agreements/member/milestone/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.agreementMilestone('nobodys', '1'),
  },
  {
    path: innerAgreementPaths.milestone(':id', ':number'),
    file: 'agreements/member/in-force/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.milestone('nobodys', '1'),
  },
  {
    path: innerAgreementPaths.draftText(':id'),
    file: 'agreements/member/draft/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.draftText('nobodys'),
  },
  {
    path: innerAgreementPaths.signAgreement(':id'),
    file: 'agreements/member/sign/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.signAgreement('nobodys'),
  },
  {
    path: innerAgreementPaths.agreementLedger(':id'),
    file: 'agreements/member/ledger/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.agreementLedger('nobodys'),
  },
  {
    path: innerAgreementPaths.agreementEnd(':id'),
    file: 'agreements/member/end/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.agreementEnd('nobodys'),
  },
  {
    path: innerAgreementPaths.agreementShares(':id'),
    file: 'agreements/member/shares/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.agreementShares('nobodys'),
  },
  {
    path: innerAgreementPaths.amendment(':id'),
    file: 'agreements/member/amendment/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.amendment('nobodys'),
  },
  {
    path: innerAgreementPaths.dispute(':id', ':number'),
    file: 'agreements/member/dispute/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.dispute('nobodys', '1'),
    takesFiles: true,
  },
  {
    path: agreementDeskPaths.disputes,
    file: 'agreements/desk/disputes/page.tsx',
    kind: 'desk',
    right: 'disputes',
    hasLayout: true,
  },
  {
    path: agreementDeskPaths.dispute(':id'),
    file: 'agreements/desk/dispute/page.tsx',
    kind: 'desk',
    right: 'disputes',
    hasLayout: true,
    sample: agreementDeskPaths.dispute('nobodys'),
  },
  {
    path: innerAgreementPaths.newAgreement(':slug'),
    file: 'agreements/member/new/page.tsx',
    kind: 'personal',
    begins: true,
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.newAgreement('nobodys'),
  },
  {
    path: innerAgreementPaths.projectPool(':slug'),
    file: 'agreements/member/pool/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerAgreementPaths.projectPool('nobodys'),
  },
  {
    path: agreementDeskPaths.contestedCauses,
    file: 'agreements/desk/causes/page.tsx',
    kind: 'desk',
    right: 'disputes',
    hasLayout: true,
  },
] as const satisfies readonly Page[];

export const agreementChunks: readonly Chunk[] = [
  // Applications load this one alone.
  { name: 'contributor', files: ['web/agreements/member/contributor-name', 'web/people/texts/en/unnamed'] },
  {
    name: 'agreement',
    files: ['web/profiles/texts/en/you.', 'contract/agreements/(limits|file-calls)'],
  },
  {
    name: 'agreements',
    files: ['web/agreements/(texts/en/agreements.|member/(agreement-text|stage-mark|head-of-agreement))'],
  },
  {
    name: 'agreement-form',
    files: [
      'web/agreements/(texts/en/form|member/(draft-field|steps|shown-values))',
      'rules/agreements/limits',
    ],
  },
  // The pages of texts load this one as well.
  { name: 'word-changes', files: ['web/ui/word-changes'] },
  { name: 'outcome', files: ['web/(applications/member/step-outcome.|agreements/member/outcome-here)'] },
];

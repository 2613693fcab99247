import type { Chunk } from '../chunk.ts';

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

import type { DisputeStageName } from '#rules/agreements/dispute-stages.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { disputeNote as english } from '../en/dispute-note.ts';

export const disputeNote = {
  title: 'वाद',
  canOpen: 'काही चुकले आहे का? या टप्प्यावर वाद उघडता येतो.',
  open: 'वाद उघडा',
  openAgain: 'पुन्हा उघडा',
  page: 'वाद',
  stages: {
    none: 'वाद नाही',
    withdrawn: 'मागे घेतला: सर्व आधीसारखेच आहे',
    open: 'खुला',
    ruled: 'निर्णय झाला, अपील करता येते',
    appealed: 'अपील केले',
    appeal_ruled: 'अपिलावर निर्णय झाला',
    final: 'अंतिम',
    agreed: 'दोन्ही बाजूंनी मान्य केले, अंतिम',
  } satisfies Record<DisputeStageName, string>,
} satisfies Translated<typeof english>;

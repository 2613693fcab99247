import { committeeDays } from '#contract/cases/committee-days.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { committee as english } from '../en/committee.ts';

export const committee = {
  kind: 'text',
  text: `आमच्या निर्णयाने तुमचे समाधान झाले नाही, तर तुम्ही ${committeeDays} दिवसांच्या आत तक्रार अपील समितीकडे अपील करू शकता.`,
} as const satisfies Translated<typeof english>;

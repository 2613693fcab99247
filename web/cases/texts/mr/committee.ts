import { committeeDays } from '#contract/cases/committee-days.ts';

export const committeeText = `आमच्या निर्णयाने तुमचे समाधान झाले नाही, तर तुम्ही ${committeeDays} दिवसांच्या आत तक्रार अपील समितीकडे अपील करू शकता.`;

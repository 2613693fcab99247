import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { removalTexts as english } from '../en/removal.ts';

export const removalTexts = {
  title: 'स्टाफमधून काढले',
  description: 'तुम्ही आता एका संस्थेच्या वतीने काम का करत नाही.',
  removed: (at) => `आम्ही ${day(at)} रोजी तुम्हाला तिच्या स्टाफमधून काढले.`,
  roles: (roles) => `तुमच्या भूमिका या होत्या: ${roles}.`,
  lifted: (at) => `आम्ही ${day(at)} रोजी तुमच्या भूमिका परत दिल्या.`,
  stands: (at) => `आम्ही ${day(at)} रोजी ते पुन्हा पाहिले. निर्णय तोच राहतो.`,
} satisfies Translated<typeof english>;

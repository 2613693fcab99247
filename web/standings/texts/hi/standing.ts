import type { Translated } from '#rules/text/translated.ts';
import type { standingTexts as english } from '../en/standing.ts';

export const standingTexts = { now: 'अब ऐसा है', nothingNow: 'ख़ाली' } satisfies Translated<typeof english>;

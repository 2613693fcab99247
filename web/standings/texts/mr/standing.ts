import type { Translated } from '#rules/text/translated.ts';
import type { standingTexts as english } from '../en/standing.ts';

export const standingTexts = { now: 'आता असे आहे', nothingNow: 'रिकामे' } satisfies Translated<typeof english>;

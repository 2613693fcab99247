import { z } from 'zod';
import { broken } from '../broken.ts';
import { isDay } from './day.ts';
import { isLocalTime, isMoment, isZone } from './zone.ts';

export const day = z.string(broken('day')).refine(isDay, broken('day'));
export const zone = z.string(broken('zone')).max(64, broken('zone')).refine(isZone, broken('zone'));
export const moment = z.string(broken('moment')).refine(isMoment, broken('moment'));

/** A moment as answers write it, or in the form in which it is hashed. */
export const instant = z
  .string(broken('moment'))
  .refine((text) => isMoment(text.replace(/\+00:00$/, 'Z')), broken('moment'));
/** A local time without a zone: 2026-08-01T15:00. */
export const localTime = z.string(broken('local_time')).refine(isLocalTime, broken('local_time'));

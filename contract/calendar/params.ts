import { z } from 'zod';
import { broken } from '../rules.ts';
import { isDay } from './day.ts';
import { isMoment, isZone } from './zone.ts';

export const day = z.string(broken('day')).refine(isDay, broken('day'));
export const zone = z.string(broken('zone')).max(64, broken('zone')).refine(isZone, broken('zone'));
export const moment = z.string(broken('moment')).refine(isMoment, broken('moment'));

import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { isOtherName } from '#rules/checks/other-name.ts';
import { openTo, profileVisibilities, verificationKinds } from '#rules/lists/kinds.ts';
import { languageCodes } from '#rules/lists/languages.ts';
import { handle } from '#rules/lists/params.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { longText, optionalText, text, webAddress } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { districtName, skillName } from '../ground/listed-names.ts';
import { timeLimits } from './calls.ts';
import { publicProfileLimits as limits } from './public-profile-limits.ts';

/** `to` is null for what goes on. */
const work = z.object({
  what: z.string(),
  where: z.string(),
  from: z.int(),
  to: z.int().nullable(),
  line: z.string(),
});
export type PastWork = z.infer<typeof work>;

/** A member as each caller sees them who may see them. Days are `2031-05-01`, and `""` where there is none. */
const personPage = z
  .object({
    id: z.string(),
    handle: z.string(),
    name: z.string(),
    /** The name in a second script; empty where none is given. */
    otherName: z.string(),
    avatarId: z.string(),
    role: z.string(),
    place: districtName,
    /** College of a student, website of all others. */
    organisation: z.string(),
    headline: z.string(),
    about: z.string(),
    skills: z.array(skillName),
    languages: z.array(z.string()),
    hoursAWeek: z.int(),
    eveningsAWeek: z.int(),
    /** Days in the member's own time zone; empty once they are past. */
    availableFrom: z.string(),
    awayUntil: z.string(),
    openTo: z.array(z.string()),
    links: z.array(z.string()),
    work: z.array(work),
    /** The kinds of verification in force. */
    verified: z.array(z.enum(verificationKinds)),
    /** Whether guests see them, too. */
    isPublic: z.boolean(),
  })
  .meta({ id: 'Person' });
export type PersonPageBody = z.infer<typeof personPage>;

const publicProfile = z.object({
  version: z.int(),
  visibility: z.enum(profileVisibilities),
  page: personPage,
  /** Handles they had before, and until when each leads to the current one; `""` where it does not any more. */
  formerHandles: z.array(z.object({ handle: z.string(), leadsUntil: z.string() })),
  /** The day from which on the handle can be changed again; `""` if that is now. */
  handleChangeFrom: z.string(),
});
export type PublicProfileBody = z.infer<typeof publicProfile>;

export const getPublicProfile = call({
  method: 'GET',
  path: '/account/public-profile',
  summary: 'The member as others see them, and who does',
  access: 'member',
  params: {},
  answer: { status: 200, body: publicProfile, about: 'Their page, its version, and who may see it' },
  refusals: [],
});

const between = (least: number, most: number) => broken('list_between', least, most);
const years = broken('range', limits.firstYear, limits.lastYear);
const year = z.int(years).min(limits.firstYear, years).max(limits.lastYear, years);
const dayOrNone = z.union([z.literal(''), day], broken('day'));
const hours = broken('range', 0, timeLimits.hoursAWeek);

export const patchPublicProfile = call({
  method: 'PATCH',
  path: '/account/public-profile',
  summary: 'Change what others see; what is left out stays as it is',
  access: 'profile',
  begins: true,
  params: {
    /** The version that the changes are based on. */
    version: z.int(broken('range', 0, 2 ** 31 - 1)),
    /** Letters, blanks, full stops, hyphens and apostrophes alone. */
    otherName: optionalText(limits.otherName).refine(isOtherName, broken('entry')).optional(),
    headline: optionalText(limits.headline).optional(),
    about: longText(0, limits.about).optional(),
    skills: z
      .array(text(skillLimits.name), between(0, skillLimits.perPerson))
      .max(skillLimits.perPerson, between(0, skillLimits.perPerson))
      .optional(),
    languages: z
      .array(z.enum(languageCodes, broken('entry')), between(0, limits.languages))
      .max(limits.languages, between(0, limits.languages))
      .optional(),
    hoursAWeek: z.int(hours).min(0, hours).max(timeLimits.hoursAWeek, hours).optional(),
    availableFrom: dayOrNone.optional(),
    awayUntil: dayOrNone.optional(),
    openTo: z.array(z.enum(openTo, broken('entry')), between(0, openTo.length)).optional(),
    links: z
      .array(webAddress, between(0, limits.links))
      .max(limits.links, between(0, limits.links))
      .optional(),
    work: z
      .array(
        z
          .object({
            what: text(limits.workWhat),
            where: optionalText(limits.workWhere),
            from: year,
            to: year.nullable(),
            line: optionalText(limits.workLine),
          })
          .refine(({ from, to }) => to === null || to >= from, broken('entry')),
        between(0, limits.work),
      )
      .max(limits.work, between(0, limits.work))
      .optional(),
  },
  answer: { status: 200, body: publicProfile, about: 'As it is kept' },
  refusals: ['conflict', 'person_day_past'],
});

export const putHandle = call({
  method: 'PUT',
  path: '/account/handle',
  summary: 'Take a handle, once in 30 days another one',
  access: 'adult',
  begins: true,
  params: { handle },
  answer: { status: 200, body: publicProfile, about: 'The profile under its handle' },
  refusals: ['handle_taken', 'handle_changed_lately'],
});

export const deleteFormerHandle = call({
  method: 'DELETE',
  path: '/account/handles/:handle',
  summary: 'Let a former handle lead nowhere',
  access: 'adult',
  foreign: 'handle_not_found',
  gone: 'handle_not_found',
  params: { handle: handle },
  answer: { status: 204, body: null, about: 'It leads nowhere; no other member gets it' },
  refusals: [],
});

export const putVisibility = call({
  method: 'PUT',
  path: '/account/visibility',
  summary: 'Say who may see the profile: everyone, members, or no one',
  access: 'adult',
  params: { visibility: z.enum(profileVisibilities, broken('choice', profileVisibilities.join(', '))) },
  answer: { status: 200, body: publicProfile, about: 'The profile as it may be seen now' },
  refusals: ['handle_needed'],
});

export const getPersonPage = call({
  method: 'GET',
  path: '/people/:handle',
  summary: 'A member as the caller may see them',
  access: 'anyone',
  foreign: 'answered',
  gone: 'person_not_found',
  params: { handle: text(200) },
  answer: {
    status: 200,
    body: personPage,
    about: 'Their page, under their current handle if the one asked for is a former one',
  },
  refusals: [],
});

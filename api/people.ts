import * as calls from '#contract/people/calls.ts';
import * as find from '#contract/people/find-calls.ts';
import * as profile from '#contract/people/public-profile-calls.ts';
import { cutHandle } from '#core/people/cut-handle.ts';
import { getPerson } from '#core/people/get-person.ts';
import { getPersonPage } from '#core/people/get-person-page.ts';
import { getPublicProfile } from '#core/people/get-public-profile.ts';
import { listPeople } from '#core/people/list-people.ts';
import { patchPublicProfile } from '#core/people/patch-public-profile.ts';
import { putHandle } from '#core/people/put-handle.ts';
import { putPerson } from '#core/people/put-person.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const peopleEndpoints: Endpoint[] = [
  answer(calls.getPerson, ({ core, actor }) => getPerson(core, actor)),

  answer(calls.putPerson, ({ core, actor, params }) => putPerson(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(profile.getPublicProfile, ({ core, actor }) => getPublicProfile(core, actor)),

  answer(profile.patchPublicProfile, ({ core, actor, params }) => patchPublicProfile(core, actor, params), [
    perHour(120, byMember),
  ]),

  answer(profile.putHandle, ({ core, actor, params }) => putHandle(core, actor, params), [
    perHour(30, byMember),
  ]),

  answer(profile.deleteFormerHandle, ({ core, actor, params }) =>
    cutHandle(core, actor, { handle: params.handle }),
  ),

  answer(profile.putVisibility, ({ core, actor, params }) => setVisibility(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(profile.getPersonPage, ({ core, actor, params }) => getPersonPage(core, actor, params)),

  answer(find.getPeople, ({ core, actor, params }) => listPeople(core, actor, params)),
];

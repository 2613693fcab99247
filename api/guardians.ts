import * as calls from '#contract/guardians/calls.ts';
import { guardianPaths } from '#contract/guardians/paths.ts';
import { isoDate } from '#core/ground/dates.ts';
import { agreeAsGuardian } from '#core/guardians/agree-as-guardian.ts';
import { checkAddress } from '#core/guardians/further-check.ts';
import { getGuardian } from '#core/guardians/get-guardian.ts';
import { getGuardianRequest } from '#core/guardians/get-request.ts';
import { mailGuardianCode } from '#core/guardians/mail-guardian-code.ts';
import { nameGuardian } from '#core/guardians/name-guardian.ts';
import { refuseAsGuardian } from '#core/guardians/refuse-as-guardian.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { languageOf } from './http/language.ts';
import { byMember, perHour } from './http/limits.ts';
import { proofOf, readProof } from './http/proof-cookie.ts';

export const guardianEndpoints: Endpoint[] = [
  answer(calls.getGuardian, ({ core, actor }) => getGuardian(core, actor)),

  answer(calls.putGuardian, ({ core, actor, params }) => nameGuardian(core, actor, params), [
    perHour(20, byMember),
  ]),

  // An unguessable link is never refused by a count.
  answer(calls.getGuardianRequest, async ({ core, settings, params: { requestId: id, secret } }) => {
    const request = await getGuardianRequest(core, { id, secret });
    const link = new URLSearchParams({ request: id, secret });
    const check = request.needsCheck
      ? checkAddress(core, id, `${settings.origin}${guardianPaths.guardian}?${link}`)
      : '';
    return { ...request, check };
  }),

  answer(calls.postGuardianCode, async ({ core, settings, params, device, request, headers }) => {
    const browser = proofOf(settings, request, headers);
    const { requestId: id, secret } = params;
    const { ip, language } = device;
    const code = await mailGuardianCode(core, { id, secret, browser, ip, language });
    return { expire: isoDate(code.expires_at) };
  }),

  answer(calls.putGuardianAnswer, ({ core, settings, params, device, request }) => {
    const { requestId: id, confirmed, ...said } = params;
    const language = languageOf(device, request);
    if (!confirmed) return refuseAsGuardian(core, { id, secret: said.secret, language });
    const browser = readProof(settings, request.headers) ?? '';
    return agreeAsGuardian(core, { id, ...said, browser, language });
  }),
];

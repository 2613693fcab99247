import type { RefusalCode } from '#contract/collected.ts';
import type { Call } from '#contract/ground/call.ts';
import type { Endpoint } from './endpoint.ts';

/** The refusals of the access check, before a verb is called. */
const ofAccess: Record<Call['access'], RefusalCode[]> = {
  anyone: ['user_blocked'],
  guest: ['user_session_already_exists', 'user_blocked'],
  member: ['general_unauthorized_scope', 'user_more_factors_required', 'user_blocked'],
  profile: [
    'general_unauthorized_scope',
    'user_more_factors_required',
    'user_blocked',
    'age_unknown',
    'guardian_awaited',
  ],
  consented: [
    'general_unauthorized_scope',
    'user_more_factors_required',
    'user_blocked',
    'age_unknown',
    'guardian_awaited',
  ],
  adult: [
    'general_unauthorized_scope',
    'user_more_factors_required',
    'user_blocked',
    'age_unknown',
    'opens_later',
  ],
  administrator: ['general_route_not_found'],
};
const always: RefusalCode[] = [
  'general_unknown_origin',
  'project_not_found',
  'general_busy',
  'general_unavailable',
];

/** Every refusal that a call may answer with. */
export function refusalsOf({ call, limits }: Endpoint): RefusalCode[] {
  const {
    access,
    except = {},
    needsProof,
    begins,
    beforeFactor,
    foreign,
    gone,
    refusals,
    params,
    form,
    method,
    path,
  } = call;
  const codes: (RefusalCode | 'answered' | undefined)[] = [
    ...always,
    ...ofAccess[access],
    ...refusals,
    ...Object.values(except),
    ...(beforeFactor ? [] : ['factor_required' as const]),
    ...(needsProof ? ['user_challenge_required' as const] : []),
    ...(begins ? ['member_paused' as const] : []),
    foreign,
    gone,
    ...(Object.keys(params).length > 0 || form ? ['general_argument_invalid' as const] : []),
    ...(method === 'GET' ? [] : ['general_body_too_large' as const]),
    ...(limits.length > 0 ? ['general_rate_limit_exceeded' as const] : []),
    ...(/^\/(databases|tablesdb)\//.test(path) ? ['general_access_forbidden' as const] : []),
  ];
  return [...new Set(codes)].filter((code) => code !== undefined && code !== 'answered');
}

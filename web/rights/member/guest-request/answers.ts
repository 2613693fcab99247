import { getRightsRequest } from '#contract/rights/calls.ts';
import { loads } from '#web/forms/load.ts';

export { actOnRequest as action } from '../act-on-request.ts';

export const loader = loads(async ({ ask, params: { requestId = '', secret = '' } }) => ({
  request: await ask(getRightsRequest, { requestId, secret }),
}));

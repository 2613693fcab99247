import { getGuardian, getGuardianRequest, putGuardian, putGuardianAnswer } from '#contract/guardian.ts';
import { send } from './api.ts';

export const fetchGuardian = () => send(getGuardian, {});

/** Asks this parent or guardian by mail; whoever was asked before is asked no more. */
export const askGuardian = (email: string) => send(putGuardian, { email });

export const fetchGuardianRequest = (requestId: string, secret: string) =>
  send(getGuardianRequest, { requestId, secret });

export const answerGuardianRequest = (requestId: string, secret: string, confirmed: boolean) =>
  send(putGuardianAnswer, { requestId, secret, confirmed });

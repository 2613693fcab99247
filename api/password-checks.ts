import { postPasswordCheck } from '#contract/passwords/calls.ts';
import { checkPassword } from '#core/passwords/check-password.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { perNetworkHour } from './http/limits.ts';

export const passwordCheckEndpoints: Endpoint[] = [
  answer(postPasswordCheck, ({ params }) => checkPassword(params.password), perNetworkHour(600)),
];

import { postBrokenPage } from '#contract/figures/broken-page-calls.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { perNetworkHour } from './http/limits.ts';

export const brokenPageEndpoints: Endpoint[] = [
  answer(
    postBrokenPage,
    async ({ settings, params }) => settings.noteBrokenPage?.(params),
    perNetworkHour(60),
  ),
];

import { getLogHeads } from '#contract/administration/log-head-calls.ts';
import { listLogHeads } from '#core/administration/list-log-heads.ts';
import { answer, type Endpoint } from './http/endpoint.ts';

export const logHeadEndpoints: Endpoint[] = [answer(getLogHeads, ({ core }) => listLogHeads(core))];

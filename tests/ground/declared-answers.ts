import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { statusOf } from '#api/http/errors.ts';
import { refusalsOf } from '#api/http/refusals.ts';
import type { Watch } from '#api/http/router.ts';

const errorBody = z.strictObject({
  message: z.string().min(1),
  code: z.number(),
  type: z.string(),
  version: z.string(),
});

/** Holds every answer of a call against its declaration: no field less, none more, no refusal that it does not name. */
export function watchAnswers(onFault: (fault: string) => void): Watch {
  return async (endpoint, answer) => {
    const { call } = endpoint;
    const fault = (what: string) => onFault(`${call.method} ${call.path} answered ${answer.status}: ${what}`);
    const { status, repeated, body } = call.answer;
    // Tests find bugs by `reportBug` and the log.
    if (answer.status === 500) return;
    if (answer.status >= 400) {
      const { data } = errorBody.safeParse(await answer.clone().json());
      const code = refusalsOf(endpoint).find((one) => one === data?.type);
      if (!data) fault('an error of another form');
      else if (!code) fault(`the refusal ${data.type}, which is not declared`);
      else if (statusOf(code) !== answer.status) fault(`the refusal ${code} by another status`);
      return;
    }
    // Bytes are not cloned: an unread clone of the body would stay open.
    if (body === 'bytes') {
      if (![status, 206, 304].includes(answer.status)) fault('a status that is not declared');
      return;
    }
    if (![status, repeated].includes(answer.status)) return fault('a status that is not declared');
    const text = await answer.clone().text();
    if (body === null) {
      if (text !== '') fault('a body, where none is declared');
      return;
    }
    const sent: unknown = JSON.parse(text);
    const parsed = body.safeParse(sent);
    if (!parsed.success) fault(z.prettifyError(parsed.error));
    else if (!isDeepStrictEqual(parsed.data, sent)) fault(`more than is declared: ${text.slice(0, 2000)}`);
  };
}

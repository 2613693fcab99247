import { listReceivedApplications } from '#contract/applications/received-calls.ts';
import type { AnswerOf, ParamsOf } from '#contract/ground/call.ts';
import type { Visit } from '#web/forms/visit.ts';

type Asked = Omit<ParamsOf<typeof listReceivedApplications>, 'after'>;

const mostPages = 10;

/** A list with the rows of many of its pages; `next` says where more would begin than are gathered. */
export async function gatherReceived(
  { ask }: Pick<Visit, 'ask'>,
  asked: Asked,
): Promise<AnswerOf<typeof listReceivedApplications>> {
  const first = await ask(listReceivedApplications, { ...asked, after: '' });
  const applications = [...first.applications];
  let { next } = first;
  for (let page = 1; page < mostPages && next !== ''; page++) {
    const more = await ask(listReceivedApplications, { ...asked, after: next });
    applications.push(...more.applications);
    next = more.next;
  }
  return { ...first, applications, next };
}

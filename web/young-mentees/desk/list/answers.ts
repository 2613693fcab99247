import { getDeskYoungMentors, putYoungMentoring } from '#contract/young-mentees/desk-calls.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, url }) => {
  const list = url.searchParams.get('list') === 'decided' ? 'decided' : 'waiting';
  return { list, ...(await ask(getDeskYoungMentors, { list })) } as const;
});

const turn =
  (isOn: boolean): Handler =>
  async (_, { ask }) => {
    await ask(putYoungMentoring, { isOn });
    return { done: isOn ? 'on' : 'off' };
  };

export const action = acts({ on: turn(true), off: turn(false) });

import { getConversations, getFoundMessages } from '#contract/conversations/calls.ts';
import { capacities } from '#contract/conversations/limits.ts';
import { getRequestCapacity, putRequestCapacity } from '#contract/conversations/request-calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { inWords } from '../in-words.ts';

export const loader = loads(async ({ ask, url: { searchParams } }) => {
  const typed = (name: string) => searchParams.get(name)?.slice(0, 200) ?? '';
  const search = typed('search').trim();
  const after = typed('after');
  const show = typed('show') === 'requests' ? ('requests' as const) : ('all' as const);
  const [list, found, own] = await Promise.all([
    ask(getConversations, search ? {} : { show, after }),
    search ? ask(getFoundMessages, { search, after }) : null,
    show === 'requests' ? ask(getRequestCapacity, {}) : null,
  ]);
  return {
    list: { ...list, conversations: list.conversations.map(inWords) },
    found: found && { ...found, conversations: found.conversations.map(inWords) },
    search,
    show,
    isFirst: after === '',
    capacity: own?.capacity ?? null,
  };
});

export const action = acts({
  async capacity(sent, { ask }) {
    const capacity = capacities.find((one) => String(one) === sent.text('capacity'));
    if (capacity === undefined) return { fault: { code: 'general_argument_invalid', fields: ['capacity'] } };
    await ask(putRequestCapacity, { capacity });
    return { done: 'saved' };
  },
});

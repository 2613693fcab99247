import { sql } from 'kysely';
import { answerRequest } from '#core/conversations/answer-request.ts';
import { listConversations } from '#core/conversations/list-conversations.ts';
import { readUpTo } from '#core/conversations/read-up-to.ts';
import { sendMessage } from '#core/conversations/send-message.ts';
import { writeToPerson } from '#core/conversations/write-to-person.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';

type PersonOf = (handle: string) => Member;
/** Who says what, so many hours ago. */
type Line = readonly [handle: string, hoursAgo: number, text: string];

const withTeam: readonly Line[] = [
  [
    'meera-kulkarni',
    74,
    'The second press is in the shed. It needs a new belt before it runs. Who can come on Saturday?',
  ],
  ['asha-patil', 73, 'I can, from ten. Shall I bring the multimeter?'],
  ['meera-kulkarni', 72, 'Please. The wiring is as old as I am.'],
  [
    'asha-patil',
    26,
    'I have written down what the school at Kamptee asked for: 340 books, half of them Marathi, by the second week of June. The list is at https://sample.example/kamptee',
  ],
  ['meera-kulkarni', 3, 'Good. Then paper comes first. I call the mill tomorrow morning.'],
];

const between: readonly Line[] = [
  ['kwame-mensah', 50, 'Yes, gladly. Ours run on six panels each; ask me anything but the price of copper.'],
  [
    'meera-kulkarni',
    49,
    'How do you keep them going through three grey days? Our monsoon has thirty of those.',
  ],
  [
    'kwame-mensah',
    27,
    'Ice, not batteries. We freeze water while the sun is out and the rooms live on that for two nights.\n\nI send you the drawing when I am back from Tamale.',
  ],
  ['meera-kulkarni', 26, 'That is the best thing I have heard all week. धन्यवाद!'],
  ['kwame-mensah', 2, 'Back. Drawing tonight. One question from me: who prints your covers?'],
];

const firstMessages = {
  accepted:
    'I print school books near Nagpur and have to keep paper dry through the monsoon, which is not so far from keeping tomatoes cold. May I ask how your rooms get through days without sun?',
  waiting:
    'I have put money into two printers before and lost it in one of them. Yours reads differently. If you would like to talk about a third press, tell me when you have half an hour.',
  declined:
    'I would like to put your rooms into four of the markets that I look after around Entebbe, and to be the only one who may do so there for the first three years. Shall we talk?',
};

/** People talk: in a team, with each other, and with those who do not know them yet. */
export async function talk(core: Core, personOf: PersonOf): Promise<void> {
  const meera = personOf('meera-kulkarni');
  await sayAll(core, personOf, await teamOf(core, meera, 'Sample: Kolam Press'), withTeam);
  const ask = async (from: string, to: string, text: string) =>
    (await writeToPerson(core, personOf(from), { handle: to, text, key: `demo-${to}` })).conversationId;
  const accepted = await ask('meera-kulkarni', 'kwame-mensah', firstMessages.accepted);
  await answerRequest(core, personOf('kwame-mensah'), { conversationId: accepted, accepted: true });
  await backdate(core, accepted, 1, 52);
  await sayAll(core, personOf, accepted, between);
  await readUpTo(core, meera, { conversationId: accepted, number: between.length });
  await ask('vivek-saraf', 'meera-kulkarni', firstMessages.waiting);
  const declined = await ask('suresh-pawar', 'kwame-mensah', firstMessages.declined);
  await answerRequest(core, personOf('kwame-mensah'), { conversationId: declined, accepted: false });
}

export async function teamOf(core: Core, member: Member, name: string): Promise<string> {
  const { conversations } = await listConversations(core, member, { show: 'all', after: '' });
  return conversations.find(({ project }) => project?.name === name)?.id ?? '';
}

export async function sayAll(
  core: Core,
  personOf: PersonOf,
  conversationId: string,
  lines: readonly Line[],
): Promise<void> {
  for (const [handle, hoursAgo, text] of lines) {
    const key = `demo ${hoursAgo}`.replace(' ', '-');
    const message = { conversationId, key: `${key}-${conversationId}`.slice(0, 36), text, files: [] };
    const { number } = await sendMessage(core, personOf(handle), message);
    await backdate(core, conversationId, number, hoursAgo);
  }
}

async function backdate(core: Core, conversationId: string, number: number, hoursAgo: number): Promise<void> {
  await sql`
    with dated as (
      update messages set sent_at = now() - make_interval(hours => ${hoursAgo})
      where conversation_id = ${conversationId} and number = ${number} returning sent_at
    ), heard as (
      update conversation_members set heard_at = dated.sent_at from dated where conversation_id = ${conversationId}
    ), changed as (
      update conversation_changes
      set changed_at = dated.sent_at + make_interval(mins => case when after_number < ${number}::int then -1 else 1 end)
      from dated where conversation_id = ${conversationId} and after_number >= ${number}::int - 1
    ) update conversations set last_at = dated.sent_at from dated where id = ${conversationId}`.execute(
    core.db,
  );
}

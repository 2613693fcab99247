import { RowList } from '#web/ground/member/row.tsx';
import { ConversationRow } from '../conversation-row.tsx';
import type { ShownConversation } from '../in-words.ts';

type OthersProps = { conversations: readonly ShownConversation[]; current: string };

/** The list of conversations next to the open one, if the screen is wide enough. */
export default function Others({ conversations, current }: OthersProps) {
  return (
    <RowList className="mt-0">
      {conversations.map((one) => (
        <ConversationRow key={one.id} conversation={one} isCurrent={one.id === current} />
      ))}
    </RowList>
  );
}

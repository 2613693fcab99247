import { useState } from 'react';
import type { MessageFileBody } from '#contract/conversations/calls.ts';
import { messageLimits as limits } from '#contract/conversations/limits.ts';
import { messageOf } from '#web/client/message.ts';
import { removeMessageFile, uploadMessageFile } from '#web/client/message-file.ts';
import { failure } from '#web/ground/texts/en/failure.ts';

export type Attachment = {
  key: number;
  name: string;
  percent: number;
  /** As the server has it, once it has it. */
  file?: MessageFileBody;
  fault?: string;
  stop: AbortController;
};

export type AttachmentsState = ReturnType<typeof useAttachments>;

let count = 0;

/** The files that the next message brings, each uploaded as soon as it is chosen. */
export function useAttachments(conversationId: string) {
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const change = (key: number, changes: Partial<Attachment>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function upload(chosen: File, { key, stop }: Attachment): Promise<void> {
    try {
      const file = await uploadMessageFile(conversationId, chosen, stop.signal, (percent) =>
        change(key, { percent }),
      );
      change(key, { file, name: file.name, percent: 100 });
    } catch (error) {
      if (!stop.signal.aborted) change(key, { fault: await messageOf(error, failure.garbled) });
    }
  }

  return {
    all,
    ready: all.flatMap(({ file }) => file ?? []),
    isUnderWay: all.some(({ file, fault }) => !file && !fault),
    isFull: all.length >= limits.files,
    choose(files: Iterable<File>) {
      const chosen = [...files].slice(0, limits.files - all.length);
      const added = chosen.map((file): [File, Attachment] => [
        file,
        { key: ++count, name: file.name, percent: 0, stop: new AbortController() },
      ]);
      setAll((before) => [...before, ...added.map(([, one]) => one)]);
      for (const [file, one] of added) void upload(file, one);
    },
    remove({ key, file, stop }: Attachment) {
      stop.abort();
      setAll((before) => before.filter((one) => one.key !== key));
      // One that stays behind is forgotten by the server within a day.
      if (file) void removeMessageFile(file.id).catch(() => {});
    },
    clear: () => setAll([]),
  };
}

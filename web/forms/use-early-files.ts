import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a file field that scripts read: takes the files that were chosen before the scripts were there, because no event reports
 * them.
 */
export function useEarlyFiles(take: (input: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    if (input.current?.files?.length) take(input.current);
  });
  useEffect(() => takeEarly(), []);
  return input;
}

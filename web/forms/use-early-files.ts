import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a file field that scripts read by themselves: takes the files that were chosen before the scripts were there, of which no
 * event tells them.
 */
export function useEarlyFiles(take: (input: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    if (input.current?.files?.length) take(input.current);
  });
  useEffect(() => takeEarly(), []);
  return input;
}

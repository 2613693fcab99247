import { useEffect, useRef, useState } from 'react';

const tick = 20;
const steps = 40;

/**
 * Counts to its number when it scrolls into view. The number itself is what the server sends, what a
 * screen reader hears and what stands still for people who want less motion.
 */
export function CountUp({
  target,
  suffix = '',
  again = false,
}: {
  target: number;
  suffix?: string;
  again?: boolean;
}) {
  const [count, setCount] = useState(target);
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const step = Math.max(1, Math.round(target / steps));
    let timer: ReturnType<typeof setInterval> | undefined;
    let counted = false;

    function countUp() {
      clearInterval(timer);
      setCount(0);
      timer = setInterval(() => {
        setCount((now) => {
          const next = Math.min(target, now + step);
          if (next === target) clearInterval(timer);
          return next;
        });
      }, tick);
    }

    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || (counted && !again)) return;
      counted = true;
      countUp();
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [target, again]);

  const final = `${target}${suffix}`;
  return (
    <span ref={element} className="relative inline-block tabular-nums">
      <span className="sr-only">{final}</span>
      <span className="invisible" aria-hidden="true">
        {final}
      </span>
      <span className="absolute inset-0" aria-hidden="true">
        {count}
        {suffix}
      </span>
    </span>
  );
}

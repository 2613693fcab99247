import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { kolam } from './kolam.ts';

type Act = { title: string; text: string };
type PlayerProps = {
  label: string;
  acts: readonly Act[];
  words: { play: string; pause: string; replay: string };
  /** Milliseconds before it starts by itself. */
  startAfter: number;
};

const picture = kolam('d5', 4, 4);
const lasts = 9000;
/** Shares of the time: the dots appear, the line sets out, the line comes home. */
const actEnds = [0.28, 0.66, 1];

type State = 'finished' | 'playing' | 'paused';

/** A kolam drawn in three acts. Starts by itself, can be stopped, and stands still where motion is unwelcome. */
export function KolamPlayer({ label, acts, words, startAfter }: PlayerProps) {
  const [state, setState] = useState<State>('finished');
  const [act, setAct] = useState(acts.length - 1);
  const drawing = useRef<SVGSVGElement>(null);
  const progress = useRef(1);
  const start = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    start.current = setTimeout(() => {
      progress.current = 0;
      setState('playing');
    }, startAfter);
    return () => clearTimeout(start.current);
  }, [startAfter]);

  useEffect(() => {
    if (state !== 'playing') return;
    let last: number | undefined;
    let layout = requestAnimationFrame(function step(now) {
      progress.current = Math.min(1, progress.current + (last === undefined ? 0 : (now - last) / lasts));
      last = now;
      show(drawing.current, progress.current);
      setAct(actEnds.findIndex((end) => progress.current <= end));
      if (progress.current < 1) layout = requestAnimationFrame(step);
      else setState('finished');
    });
    return () => cancelAnimationFrame(layout);
  }, [state]);

  function press() {
    // The automatic start must not interrupt a visitor who has pressed the button.
    clearTimeout(start.current);
    if (state === 'finished') progress.current = 0;
    setState(state === 'playing' ? 'paused' : 'playing');
  }

  const word = { playing: words.pause, paused: words.play, finished: words.replay }[state];
  return (
    <section
      aria-label={label}
      data-state={state}
      className="grid items-center gap-8 sm:grid-cols-2 lg:block"
    >
      <svg
        ref={drawing}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        className="kolam-played mx-auto w-full max-w-[30rem]"
        aria-hidden="true"
      >
        {picture.dots.map(({ x, y }, order) => (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r="1.7"
            className="fill-genda"
            style={{ '--order': order / picture.dots.length } as CSSProperties}
          />
        ))}
        {picture.paths.map((path) => (
          <path key={path} className="kolam-line" d={path} strokeWidth="1.7" pathLength={1} />
        ))}
      </svg>
      <div className="lg:mt-6">
        <ol className="grid gap-4 lg:grid-cols-3">
          {acts.map(({ title, text }, position) => (
            <li
              key={title}
              aria-current={position === act ? 'step' : undefined}
              className={classes(
                'player-act border-t-2 pt-2.5',
                position === act ? 'border-genda' : 'border-step-line',
              )}
            >
              <p className="font-semibold">{title}</p>
              <p className="mt-0.5 text-small text-step-soft">{text}</p>
            </li>
          ))}
        </ol>
        <Button small look="quiet" className="needs-script mt-5 min-w-32" onClick={press}>
          {word}
        </Button>
      </div>
    </section>
  );
}

function show(svg: SVGSVGElement | null, progress: number) {
  const [dotsEnd = 0] = actEnds;
  svg?.style.setProperty('--dots', String(Math.min(1, progress / dotsEnd)));
  svg?.style.setProperty('--line', String(Math.max(0, (progress - dotsEnd) / (1 - dotsEnd))));
}

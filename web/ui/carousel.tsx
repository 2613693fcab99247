import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';

type Slide = { id: string; label: string; content: ReactNode };
type CarouselProps = {
  label: string;
  words: {
    /** The words by which a screen reader names it, and a part of it. */
    carousel: string;
    slide: string;
    previous: string;
    next: string;
    position: (position: number, count: number) => string;
  };
  slides: Slide[];
};

/**
 * Slides in a row that the browser itself scrolls, so a finger, a wheel and a link to a slide work without
 * script. Arrows and dots move it; after the last slide comes the first.
 */
export function Carousel({ label, words, slides }: CarouselProps) {
  const [current, setCurrent] = useState(0);
  const [live, setLive] = useState(false);
  const track = useRef<HTMLUListElement>(null);
  /** The slide to which it is gliding; a slide that it passes on the way does not become the current one. */
  const goal = useRef<number | null>(null);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    // Only with script are slides out of sight also out of reach; without it all of them can be scrolled to.
    setLive(true);
    const read = () => {
      const position = Math.round(element.scrollLeft / element.clientWidth);
      const arrived = Math.abs(element.scrollLeft - position * element.clientWidth) < 2;
      if (goal.current !== null && !(arrived && position === goal.current)) return;
      goal.current = null;
      setCurrent(position);
    };
    const letGo = () => {
      goal.current = null;
    };
    // The visitor may have moved it before the scripts were there.
    read();
    element.addEventListener('scroll', read, { passive: true });
    element.addEventListener('pointerdown', letGo, { passive: true });
    element.addEventListener('wheel', letGo, { passive: true });
    return () => {
      element.removeEventListener('scroll', read);
      element.removeEventListener('pointerdown', letGo);
      element.removeEventListener('wheel', letGo);
    };
  }, []);

  function show(position: number) {
    const element = track.current;
    if (!element) return;
    const wrapped = (position + slides.length) % slides.length;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const jumps = still || Math.abs(wrapped - current) > 1;
    element.scrollTo({ left: wrapped * element.clientWidth, behavior: jumps ? 'instant' : 'smooth' });
    goal.current = wrapped;
    setCurrent(wrapped);
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: slides.length - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  }

  return (
    <section aria-roledescription={words.carousel} aria-label={label}>
      <ul ref={track} className="carousel-track rounded-card" onKeyDown={onKeyDown} {...scrollable}>
        {slides.map(({ id, label: name, content }, position) => (
          <li
            key={id}
            id={id}
            aria-roledescription={words.slide}
            aria-label={`${words.position(position + 1, slides.length)}: ${name}`}
            inert={live && position !== current}
            className="w-full shrink-0 snap-start"
          >
            {content}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-center justify-between">
        <ul className="flex">
          {slides.map(({ id, label: name }, position) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-label={name}
                aria-current={position === current ? 'true' : undefined}
                className="grid size-11 place-items-center"
                onClick={(event) => {
                  event.preventDefault();
                  show(position);
                }}
              >
                <span
                  className={classes(
                    'carousel-dot block rounded-full transition-all duration-150',
                    position === current ? 'size-4 bg-neel' : 'size-3 bg-control',
                  )}
                />
              </a>
            </li>
          ))}
        </ul>
        <div className="needs-script flex gap-2">
          <Arrow label={words.previous} path="m10 3-5 5 5 5" onClick={() => show(current - 1)} />
          <Arrow label={words.next} path="m6 3 5 5-5 5" onClick={() => show(current + 1)} />
        </div>
      </div>
    </section>
  );
}

/** An element that scrolls must be reachable by keyboard. */
const scrollable = { tabIndex: 0 };

function Arrow({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-full border-[1.5px] border-control hover:bg-sand"
    >
      <svg viewBox="0 0 16 16" className="size-5" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}

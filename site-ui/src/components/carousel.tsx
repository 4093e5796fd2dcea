import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { Icon } from './icon';

/** [PROF-03] Milliseconds between two slides. */
export const carouselInterval = 3000;

export interface Slide {
  key: string;
  label: string;
  /** Draws the slide; it may load something only once it is shown or beside what is shown. */
  show: (near: boolean) => ReactNode;
  /** Draws the small picture; until `ready` the page itself still comes. */
  thumb: (ready: boolean) => ReactNode;
}

/** What is shown, with the slides that one step leads to. */
const around = (index: number, count: number) => [index, (index + 1) % count, (index - 1 + count) % count];

/**
 * Slides on native scrolling. They advance on their own unless somebody is looking closely (hover, focus), asked for
 * less motion, paused them or has the page in the background.
 */
export function Carousel({ label, slides }: { label: string; slides: Slide[] }) {
  const track = useRef<HTMLUListElement>(null);
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  const [ready, setReady] = useState(false);
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]));
  const [paused, setPaused] = useState(false);
  const [watched, setWatched] = useState(false);
  const still = useReducedMotion();
  const added = ready ? around(index, slides.length).filter((one) => !near.has(one)) : [];
  if (added.length > 0) {
    setNear(new Set([...near, ...added]));
  }
  const running = slides.length > 1 && !paused && !watched && !still;

  const go = (to: number) => {
    const next = (to + slides.length) % slides.length;
    const element = track.current;
    element?.scrollTo?.({ left: next * element.clientWidth, behavior: still ? 'auto' : 'smooth' });
    setIndex(next);
  };

  useEffect(() => {
    // The other photos wait until the page itself is there: they would take the line from the first one.
    const begin = () => setReady(true);
    if (document.readyState === 'complete') {
      begin();
      return;
    }
    window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);

  useEffect(() => () => clearTimeout(settled.current), []);

  const advance = useRef<() => void>(() => undefined);
  useEffect(() => {
    advance.current = () => go(index + 1);
  });
  useEffect(() => {
    if (!running) {
      return;
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') {
        advance.current();
      }
    }, carouselInterval);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setWatched(true)}
      onPointerLeave={() => setWatched(false)}
      onFocus={() => setWatched(true)}
      onBlur={() => setWatched(false)}
    >
      <div className={styles.wrap}>
        <ul
          ref={track}
          className={styles.track}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it too
          tabIndex={0}
          aria-label="Slides"
          onScroll={({ currentTarget }) => {
            // The index follows when the movement has come to rest; not every browser says so by itself.
            clearTimeout(settled.current);
            settled.current = setTimeout(() => {
              if (currentTarget.clientWidth > 0) {
                setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
              }
            }, 120);
          }}
        >
          {slides.map((slide, position) => (
            <li
              key={slide.key}
              className={styles.slide}
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              inert={position !== index}
            >
              {slide.show(near.has(position))}
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <div className={styles.controls}>
            <button
              type="button"
              onClick={() => setPaused(!paused)}
              aria-label={paused ? 'Play slides' : 'Pause slides'}
            >
              <Icon name={paused ? 'play' : 'pause'} size={16} />
            </button>
            <button type="button" onClick={() => go(index - 1)} aria-label="Previous slide">
              <Icon name="left" size={18} />
            </button>
            <span className={`${styles.count} figures`}>
              {index + 1} / {slides.length}
            </span>
            <button type="button" onClick={() => go(index + 1)} aria-label="Next slide">
              <Icon name="right" size={18} />
            </button>
          </div>
        )}
      </div>
      {slides.length > 1 && (
        <div className={styles.thumbs}>
          {slides.slice(0, 6).map((slide, position) => (
            <button
              key={slide.key}
              type="button"
              className={styles.thumb}
              aria-label={`Show ${slide.label}`}
              aria-current={position === index}
              onClick={() => go(position)}
            >
              {slide.thumb(ready)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function useReducedMotion(): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => setStill(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return still;
}

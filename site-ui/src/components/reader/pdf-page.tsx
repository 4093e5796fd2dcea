import { useEffect, useRef, useState } from 'react';
import { useInView } from '../use-in-view';
import type { PdfPage as Page } from './pdf';
import styles from './reader.module.css';

/** Up to so many pages have all their words at once. */
const SHORT = 40;

interface PdfPageProps {
  page: Page;
  count: number;
  scale: number;
}

/**
 * One page at its full size from the start, so that nothing moves: drawn when it comes near the window, its words laid
 * over the drawing at once, because a screen reader does not scroll. Of a long document they come with the drawing: the
 * browser would stand still over all of them, and they are whole under Text.
 */
export function PdfPage({ page, count, scale }: PdfPageProps) {
  const [seen, setSeen] = useState(page.number === 1);
  const box = useInView<HTMLDivElement>(!seen, () => setSeen(true));
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const laid = seen || count <= SHORT;
  useEffect(() => {
    if (!seen || !canvas.current) {
      return;
    }
    const drawing = page.draw(canvas.current, scale * Math.min(window.devicePixelRatio, 2));
    // A drawing that was given up for another size is no failure.
    drawing.done.catch(() => undefined);
    return drawing.cancel;
  }, [page, scale, seen]);
  useEffect(() => {
    if (laid) {
      // The spans are laid at scale 1 and grow by the property below.
      void page.layText(words.current as HTMLElement, 1);
    }
  }, [page, laid]);
  const size = { width: Math.floor(page.width * scale), height: Math.floor(page.height * scale) };
  return (
    <div
      ref={box}
      className={styles.page}
      style={size}
      role="group"
      aria-label={`Page ${page.number} of ${count}`}
      data-page={page.number}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <div ref={words} className={styles.words} style={{ '--total-scale-factor': scale } as React.CSSProperties} />
    </div>
  );
}

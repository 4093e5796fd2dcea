import { useEffect, useRef, useState } from 'react';
import { useInView } from '../../components/use-in-view';
import styles from './agreement.module.css';
import type { PdfPage } from './pdf';

interface AgreementPageProps {
  page: PdfPage;
  count: number;
  scale: number;
}

/**
 * One page at its full size from the start, so that nothing moves: drawn when it comes near the window, its words laid
 * over the drawing at once, because a screen reader does not scroll.
 */
export function AgreementPage({ page, count, scale }: AgreementPageProps) {
  const [seen, setSeen] = useState(page.number === 1);
  const box = useInView<HTMLDivElement>(!seen, () => setSeen(true));
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
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
    // The spans are laid at scale 1 and grow by the property below.
    void page.layText(words.current as HTMLElement, 1);
  }, [page]);
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

import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../components/icon';
import styles from './agreement.module.css';
import { AgreementPage } from './agreement-page';
import type { Pdf } from './pdf';
import { paragraphsOf } from './pdf-text';
import { printPages } from './print-pages';

/** The smallest letters that are put before somebody to be read, in pixels. */
const LEGIBLE = 12;
const STEP = 1.25;
const [SMALLEST, LARGEST] = [0.5, 4];

type View = 'pages' | 'text';

interface AgreementReaderProps {
  pdf: Pdf;
  /** Where the file itself is. */
  file: string;
  fileName: string;
}

/**
 * The pages at the width of the column. Where that would make the letters too small, on phones, the words come first
 * as plain text, and the pages are one press away, enlarged until they can be read.
 */
export function AgreementReader({ pdf, file, fileName }: AgreementReaderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [column, setColumn] = useState(0);
  const [zoom, setZoom] = useState<number>();
  const [chosen, setChosen] = useState<View>();
  const [current, setCurrent] = useState(1);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') {
      return;
    }
    const observer = new ResizeObserver(() => setColumn(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const widest = Math.max(...pdf.pages.map(({ width }) => width));
  const fit = column / widest;
  const hasText = pdf.bodySize > 0;
  const legible = hasText && column > 0 ? Math.max(1, LEGIBLE / (pdf.bodySize * fit)) : 1;
  const view = chosen ?? (hasText && legible > 1 ? 'text' : 'pages');
  const magnified = zoom ?? legible;
  const enlarge = (by: number) => setZoom(Math.min(LARGEST, Math.max(SMALLEST, magnified * by)));
  const print = async () => {
    setPrinting(true);
    await printPages(pdf.pages).finally(() => setPrinting(false));
  };
  const findPage = () => {
    const half = (frame.current?.scrollTop ?? 0) + (frame.current?.clientHeight ?? 0) / 2;
    const pages = [...(frame.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
    setCurrent(Number(pages.findLast(({ offsetTop }) => offsetTop <= half)?.dataset.page ?? 1));
  };

  return (
    <section className={styles.reader} aria-label="The NDA">
      <div className={styles.bar} role="group" aria-label="Reading">
        {hasText && (
          <div className={styles.views} role="group" aria-label="View">
            {(['pages', 'text'] as const).map((name) => (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setChosen(name)}>
                {name === 'pages' ? 'Pages' : 'Text'}
              </button>
            ))}
          </div>
        )}
        {column > 0 && view === 'pages' && (
          <>
            <div className={styles.zoom} role="group" aria-label="Zoom">
              <button
                type="button"
                aria-label="Smaller"
                disabled={magnified <= SMALLEST}
                onClick={() => enlarge(1 / STEP)}
              >
                −
              </button>
              <output className="figures">{Math.round(magnified * 100)}%</output>
              <button type="button" aria-label="Larger" disabled={magnified >= LARGEST} onClick={() => enlarge(STEP)}>
                +
              </button>
            </div>
            <p className={`${styles.number} figures`}>
              Page {current} of {pdf.pages.length}
            </p>
          </>
        )}
        <div className={styles.file}>
          <button type="button" disabled={printing} onClick={() => void print()}>
            Print
          </button>
          <a href={file} download={fileName}>
            Download
          </a>
        </div>
      </div>
      <div
        ref={frame}
        className={styles.frame}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it
        tabIndex={0}
        role="region"
        aria-label={fileName}
        onScroll={findPage}
      >
        {column > 0 && view === 'pages' && (
          <div className={styles.pages}>
            {pdf.pages.map((page) => (
              <AgreementPage key={page.number} page={page} count={pdf.pages.length} scale={fit * magnified} />
            ))}
          </div>
        )}
        {view === 'text' && <PlainText pdf={pdf} />}
      </div>
      {view === 'text' && (
        <p className={styles.note}>
          <Icon name="document" size={16} /> These are the words of the agreement. Its layout is under Pages.
        </p>
      )}
    </section>
  );
}

function PlainText({ pdf }: { pdf: Pdf }) {
  const paragraphs = useMemo(() => pdf.pages.flatMap(({ lines }) => paragraphsOf(lines, pdf.bodySize)), [pdf]);
  return (
    <div className={styles.text}>
      {paragraphs.map(({ heading, text }, index) =>
        heading ? <h3 key={index}>{text}</h3> : <p key={index}>{text}</p>,
      )}
    </div>
  );
}

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type UIEvent,
} from 'react';
import { Icon } from '../icon';
import type { Pdf } from './pdf';
import { PdfPage } from './pdf-page';
import { paragraphsOf } from './pdf-text';
import { printPages } from './print-pages';
import styles from './reader.module.css';

/** The smallest letters that are put before somebody to be read, in pixels. */
const LEGIBLE = 12;
const STEP = 1.25;
const [SMALLEST, LARGEST] = [0.5, 4];

type View = 'pages' | 'text';

interface PdfReaderProps {
  pdf: Pdf;
  /** What is read, for screen readers. */
  label: string;
  fileName: string;
  /** Below the words: what they are of. */
  textNote: string;
  /** What else there is to do with it: the way to the file itself. */
  actions: ReactNode;
  /** The page to begin with. */
  start?: number;
  onPage?: (page: number) => void;
}

/**
 * The pages at the width of the column. Where that would make the letters too small, on phones, the words come first
 * as plain text, and the pages are one press away, enlarged until they can be read.
 */
export function PdfReader({ pdf, label, fileName, textNote, actions, start = 1, onPage }: PdfReaderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [column, setColumn] = useState(0);
  const [zoom, setZoom] = useState<number>();
  const [chosen, setChosen] = useState<View>();
  const count = pdf.pages.length;
  const [current, setCurrent] = useState(Math.min(start, count));
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

  const show = (page: number) => {
    if (page !== current) {
      setCurrent(page);
      onPage?.(page);
    }
  };
  /** Where the last page was gone to: short ones do not reach the middle of the frame. */
  const goneTo = useRef<number>(undefined);
  const scrollTo = (page: number) => {
    const element = frame.current;
    if (element) {
      element.scrollTop = element.querySelector<HTMLElement>(`[data-page="${page}"]`)?.offsetTop ?? 0;
      goneTo.current = element.scrollTop;
    }
  };
  const goTo = (page: number) => {
    scrollTo(page);
    show(page);
  };
  const findPage = ({ currentTarget: { scrollTop, clientHeight, children } }: UIEvent<HTMLElement>) => {
    if (scrollTop !== goneTo.current) {
      const pages = [...(children[0]?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
      const found = pages.findLast(({ offsetTop }) => offsetTop <= scrollTop + clientHeight / 2);
      show(Number(found?.dataset.page ?? 1));
    }
  };
  // Whatever changes how the document lies leads back to the page that was read.
  const stay = useEffectEvent(() => current > 1 && scrollTo(current));
  useLayoutEffect(() => {
    if (column > 0) {
      stay();
    }
  }, [column, view, magnified]);

  return (
    <section className={styles.reader} aria-label={label}>
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
        )}
        <div className={styles.zoom} role="group" aria-label="Page">
          <button type="button" aria-label="Previous page" disabled={current === 1} onClick={() => goTo(current - 1)}>
            <Icon name="left" size={16} />
          </button>
          <p className={`${styles.number} figures`}>
            Page {current} of {count}
          </p>
          <button type="button" aria-label="Next page" disabled={current === count} onClick={() => goTo(current + 1)}>
            <Icon name="right" size={16} />
          </button>
        </div>
        <div className={styles.file}>
          <button type="button" disabled={printing} onClick={() => void print()}>
            Print
          </button>
          {actions}
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
              <PdfPage key={page.number} page={page} count={count} scale={fit * magnified} />
            ))}
          </div>
        )}
        {view === 'text' && <PlainText pdf={pdf} />}
      </div>
      {view === 'text' && (
        <p className={styles.note}>
          <Icon name="document" size={16} /> {textNote}
        </p>
      )}
    </section>
  );
}

function PlainText({ pdf }: { pdf: Pdf }) {
  const pages = useMemo(
    () => pdf.pages.map(({ number, lines }) => ({ number, paragraphs: paragraphsOf(lines, pdf.bodySize) })),
    [pdf],
  );
  return (
    <div className={styles.text}>
      {pages.map(({ number, paragraphs }) => (
        <div key={number} className={styles.sheet} data-page={number}>
          {paragraphs.map(({ heading, text }, index) =>
            heading ? <h3 key={index}>{text}</h3> : <p key={index}>{text}</p>,
          )}
        </div>
      ))}
    </div>
  );
}

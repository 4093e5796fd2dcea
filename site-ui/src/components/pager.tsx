import { Icon } from './icon';
import styles from './pager.module.css';

/** [CONST-26] */
const windowSize = 5;

/** The page numbers around the current one, at most five. */
function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(windowSize / 2), pages - windowSize + 1));
  return Array.from({ length: Math.min(windowSize, pages) }, (_, index) => first + index);
}

export interface PagerProps {
  label: string;
  page: number;
  pageLength: number;
  total: number;
  onPage: (page: number) => void;
}

/** Shown only when there is more than one page. */
export function Pager({ label, page, pageLength, total, onPage }: PagerProps) {
  const pages = Math.ceil(total / pageLength);
  if (pages < 2) {
    return null;
  }
  const first = (page - 1) * pageLength + 1;
  return (
    <nav className={`${styles.pager} figures`} aria-label={label}>
      <span>
        {first} to {Math.min(first + pageLength - 1, total)} of {total}
      </span>
      <div className={styles.pages}>
        <button type="button" disabled={page === 1} onClick={() => onPage(page - 1)} aria-label="Previous page">
          <Icon name="left" size={16} />
        </button>
        {pageWindow(page, pages).map((number) => (
          <button
            key={number}
            type="button"
            aria-current={number === page ? 'page' : undefined}
            aria-label={`Page ${number}`}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ))}
        <button type="button" disabled={page === pages} onClick={() => onPage(page + 1)} aria-label="Next page">
          <Icon name="right" size={16} />
        </button>
      </div>
    </nav>
  );
}

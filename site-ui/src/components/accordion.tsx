import { useId, useState, type ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';

export interface AccordionItem {
  key: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: AccordionItem[];
  /** Which one is open at first. */
  initial?: string;
  onOpen?: (key: string) => void;
}

/** One item open at a time; pressing the open one closes it. */
export function Accordion({ items, initial, onOpen }: AccordionProps) {
  const id = useId();
  const [open, setOpen] = useState(initial);
  return (
    <div className={styles.accordion}>
      {items.map(({ key, title, content }) => (
        <section key={key} id={key} className={styles.item}>
          <h2>
            <button
              type="button"
              className={styles.button}
              aria-expanded={open === key}
              aria-controls={`${id}-${key}`}
              onClick={() => {
                setOpen(open === key ? undefined : key);
                if (open !== key) {
                  onOpen?.(key);
                }
              }}
            >
              {title}
              <Icon name="down" />
            </button>
          </h2>
          <div id={`${id}-${key}`} className={styles.panel} hidden={open !== key}>
            {content}
          </div>
        </section>
      ))}
    </div>
  );
}

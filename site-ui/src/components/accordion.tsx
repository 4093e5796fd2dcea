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

/** One item open at a time, also where no script runs; pressing the open one closes it. */
export function Accordion({ items, initial, onOpen }: AccordionProps) {
  const id = useId();
  const [open, setOpen] = useState(initial);
  const toggled = (key: string, isOpen: boolean) => {
    if (isOpen && open !== key) {
      setOpen(key);
      onOpen?.(key);
    } else if (!isOpen && open === key) {
      setOpen(undefined);
    }
  };
  return (
    <div className={styles.accordion}>
      {items.map(({ key, title, content }) => (
        <details
          key={key}
          id={key}
          name={id}
          className={styles.item}
          open={open === key}
          onToggle={({ currentTarget }) => toggled(key, currentTarget.open)}
        >
          <summary>
            <h2>{title}</h2>
            <Icon name="down" />
          </summary>
          <div className={styles.panel}>{content}</div>
        </details>
      ))}
    </div>
  );
}

import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** For reading: as large as the screen allows, from the start, so that nothing moves when its content comes. */
  reading?: boolean;
  /** Fills the screen: menus and filters on phones. */
  sheet?: boolean;
}

/**
 * A modal dialog on the native element: focus stays inside, Escape closes, and focus returns to where it came from.
 * It is open as long as it is rendered.
 */
export function Dialog({ title, onClose, children, wide, reading, sheet }: DialogProps) {
  const element = useModal();
  const titleId = useId();
  const look = [styles.dialog, wide && styles.wide, reading && styles.reading, sheet && styles.sheet]
    .filter(Boolean)
    .join(' ');
  return (
    <dialog ref={element} className={look} aria-labelledby={titleId} {...closing(onClose)}>
      <div className={styles.bar}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

export interface AlertDialogProps {
  text: string;
  onClose: () => void;
  /** The buttons; without them there is one, `OK`. */
  children: ReactNode;
}

/** A sentence that has to be read before anything else goes on: alerts and confirmations. */
export function AlertDialog({ text, onClose, children }: AlertDialogProps) {
  const element = useModal();
  const textId = useId();
  return (
    <dialog
      ref={element}
      role="alertdialog"
      className={`${styles.dialog} ${styles.alert}`}
      aria-labelledby={textId}
      {...closing(onClose)}
    >
      <div className={styles.body}>
        <p id={textId} role="alert">
          {text}
        </p>
        <div className={styles.actions}>{children}</div>
      </div>
    </dialog>
  );
}

function useModal() {
  const element = useRef<HTMLDialogElement>(null);
  // A dialog that is gone already gives the focus back to nobody.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) {
      dialog.showModal();
    }
    return () => dialog?.close();
  }, []);
  return element;
}

/** Escape and a press on the backdrop close; the state that renders the dialog decides, never the element alone. */
function closing(onClose: () => void) {
  return {
    onCancel: (event: { preventDefault(): void }) => {
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      const box = event.currentTarget.getBoundingClientRect();
      const outside =
        event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
      if (event.target === event.currentTarget && outside) {
        onClose();
      }
    },
  };
}

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useRouterState } from '../router/hooks';

export interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
  className?: string;
  buttonClassName?: string;
  panelClassName?: string;
  /** The panel is made when it is first opened. */
  late?: boolean;
}

/** A button that opens a small panel beneath it; Escape, a press elsewhere and a change of page close it. */
export function Disclosure({ label, children, className, buttonClassName, panelClassName, late }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState(!late);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key, arrival } = useRouterState().shown;
  const [at, setAt] = useState(key);
  if (at !== key) {
    setAt(key);
    // What changes the address from within the panel leaves it open.
    if (arrival !== 'in-place') {
      setOpen(false);
    }
  }
  useEffect(() => {
    if (!open) {
      return;
    }
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        setOpen(false);
      }
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpen(false);
        button.current?.focus();
      }
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [open]);
  return (
    <div ref={root} className={className}>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setMade(true);
          setOpen(!open);
        }}
      >
        {label}
      </button>
      <div id={panelId} className={panelClassName} hidden={!open}>
        {made && children}
      </div>
    </div>
  );
}

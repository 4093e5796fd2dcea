import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './combobox.module.css';
import { Icon, type IconName } from './icon';

export interface ComboOption {
  key: string;
  label: string;
  hint: string;
  icon: IconName;
}

export interface ComboboxProps<Option extends ComboOption> {
  label: string;
  placeholder: string;
  value: string;
  options: Option[];
  onType: (text: string) => void;
  onPick: (option: Option) => void;
  /** Enter without a marked option. */
  onEnter: () => void;
  inputClassName?: string;
  children?: ReactNode;
}

/**
 * A text field with suggestions, by the pattern that screen readers know (combobox with a list box, the focus stays in
 * the field). Arrows move, Enter picks, Escape closes.
 */
export function Combobox<Option extends ComboOption>(props: ComboboxProps<Option>) {
  const { label, placeholder, value, options, onType, onPick, onEnter } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const shown = open && options.length > 0;
  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  const pick = (option: Option) => {
    close();
    onPick(option);
  };
  const typed = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarked((now) =>
        options.length ? (Math.max(now, step < 0 ? 0 : -1) + step + options.length) % options.length : -1,
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = shown ? options[marked] : undefined;
      if (option) {
        pick(option);
      } else {
        close();
        onEnter();
      }
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className={styles.root}>
      <input
        className={props.inputClassName}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && marked >= 0 ? `${id}-${marked}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(true);
          setMarked(-1);
        }}
        onKeyDown={typed}
        onBlur={close}
      />
      {props.children}
      <ul id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} hidden={!shown}>
        {options.map((option, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <li
            key={option.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === marked}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            <Icon name={option.icon} size={18} />
            <span>{option.label}</span>
            <small>{option.hint}</small>
          </li>
        ))}
      </ul>
      <span role="status" className="hidden-text">
        {shown ? `${options.length} suggestions` : ''}
      </span>
    </div>
  );
}

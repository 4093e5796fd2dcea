import { lengthOf } from '@stowbridge/contract/rules';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { formatWhole } from '../lib/format';
import styles from './counted-area.module.css';
import { AreaField } from './field';

/** From here on a screen reader hears how much is left. */
const fewLeft = 100;

/** A long text whose rule names its longest, with how much of that is written. */
export function CountedArea<Name extends string>(props: ComponentProps<typeof AreaField<Name>>) {
  const { form, name, defaultValue = '' } = props;
  const most = form.longest[name] ?? 0;
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(() => lengthOf(String(defaultValue)));
  // Before the form fills in what was typed before, which it tells its fields by a change.
  useLayoutEffect(() => {
    const count = ({ target }: Event) => setLength(lengthOf((target as HTMLTextAreaElement).value));
    const element = area.current;
    for (const kind of ['input', 'change']) {
      element?.addEventListener(kind, count);
    }
    return () => {
      for (const kind of ['input', 'change']) {
        element?.removeEventListener(kind, count);
      }
    };
  }, []);
  return (
    <div className={styles.counted}>
      <AreaField {...props} ref={area} />
      <p className={`${styles.count} figures`} aria-live={most - length <= fewLeft ? 'polite' : 'off'}>
        {formatWhole(length)} of {formatWhole(most)} characters
      </p>
    </div>
  );
}

import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../router/link';
import styles from './button.module.css';

interface Look {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  small?: boolean;
  wide?: boolean;
}

function classes({ look = 'primary', small, wide }: Look, className = ''): string {
  return [styles.button, styles[look], small && styles.small, wide && styles.wide, className].filter(Boolean).join(' ');
}

export function Button({ look, small, wide, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classes({ look, small, wide }, className)} />;
}

/** A link that looks like a button: it goes somewhere, so that it can be opened in a new tab. */
export function ButtonLink({ look, small, wide, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={classes({ look, small, wide }, className)} />;
}

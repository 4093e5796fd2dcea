import type { ReactNode } from 'react';
import { PageFrame } from '../page-frame';
import { Total } from './total';

interface Props {
  title: string;
  /** The screen's name in the page title where it differs from the heading. */
  screen?: string;
  /** Where it belongs, for one that is not in the menu. */
  above?: ReactNode;
  /** What the list is of, for its total. */
  of: string;
  /** What adds to the list, or the ways to look at it. */
  primary?: ReactNode;
  /** Filters, tools and the list. */
  children: ReactNode;
}

/** The page of a list: title, total and primary button in one row, everything else below [FOFF-22]. */
export function ListPage({ of, primary, children, ...page }: Props) {
  return (
    <PageFrame {...page} aside={<Total of={of} />} actions={primary}>
      {children}
    </PageFrame>
  );
}

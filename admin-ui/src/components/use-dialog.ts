import { generatePath, matchPath, useLocation, useNavigate } from 'react-router';

type Params = Record<string, string>;

export interface AddressedDialog {
  /** What its address names; undefined while it is closed. */
  params?: Readonly<Partial<Params>>;
  /** The id that its address names; NaN for one that is no number. */
  id: number;
  /** Its address, with the filters of the page. */
  to: (params?: Record<string, number | string>) => string;
  /** @param how `instead` of the dialog that is open, so that closing leads to what was under that one */
  open: (params?: Record<string, number | string>, how?: 'instead') => void;
  close: () => void;
}

/** Whether a dialog was opened from what is under it, so that closing it is a step back. */
interface From {
  over?: boolean;
}

/**
 * A dialog that has an address below that of its page: a reload and a link that was sent open it over the page, Back closes it
 * [FOFF-01]. The filters of the page stay in the address.
 *
 * @param page the address of the page
 * @param below the rest of the dialog's address, such as `:id/edit`
 */
export function useDialog(page: string, below: string): AddressedDialog {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const pattern = `${page}/${below}`;
  // A name in its place, such as `new`, is no id.
  const match = matchPath(pattern, pathname);
  const params = match && !(below.endsWith(':id') && Number.isNaN(Number(match.params.id))) ? match.params : undefined;
  const to = (given: Record<string, number | string> = {}) =>
    generatePath(pattern, Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))) +
    search;
  return {
    params,
    id: Number(params?.id),
    to,
    open: (given, how) =>
      void navigate(
        to(given),
        how ? { replace: true, state: state as unknown } : { state: { over: true } satisfies From },
      ),
    close: () => void ((state as From | null)?.over ? navigate(-1) : navigate(page + search, { replace: true })),
  };
}

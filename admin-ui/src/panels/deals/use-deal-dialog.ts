import { matchPath, useLocation } from 'react-router';
import { useDialog, type AddressedDialog } from '../../components/use-dialog';
import { paths } from '../../paths';

/** The pages on which deals are listed; the board, whose address is below the tracker's, comes before it. */
const pages = [paths.dealBoard, paths.deals, paths.anyProperty];

/** A dialog of a deal, above the page on which the deal is listed: the tracker, its board, or the page of the property. */
export function useDealDialog(dialog: string): AddressedDialog {
  const { pathname } = useLocation();
  const match = pages.map((path) => matchPath({ path, end: false }, pathname)).find(Boolean);
  return useDialog(match?.pathnameBase ?? pathname, match?.params.propertyId ? `deals/${dialog}` : dialog);
}

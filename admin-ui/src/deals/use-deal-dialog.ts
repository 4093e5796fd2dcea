import { useLocation } from 'react-router';
import { useDialog, type AddressedDialog } from '../components/use-dialog';
import { pageAddress } from '../screens';

/** A dialog of a deal, above the page on which the deal stands: the tracker, its board, or the page of the property. */
export function useDealDialog(dialog: string): AddressedDialog {
  const page = pageAddress(useLocation().pathname);
  return useDialog(page, page.startsWith('/admin/property/') ? `deals/${dialog}` : dialog);
}

import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Link from '@mui/material/Link';
import { useDataProvider, useNotify } from 'react-admin';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { messageOf } from '../../dataProvider/failure';
import type { PropertyDocument } from '../property';

/** Opens a document in a new tab by an address that is good for minutes [DOC-08]. */
export function DocumentLink({ document }: { document: PropertyDocument }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const open = async () => {
    // Within the click, before the address is known: later the browser would take it for a pop-up.
    const tab = window.open('', '_blank');
    try {
      const address = await dataProvider.documentLink(document.ID);
      if (tab) tab.location.href = address;
    } catch (error) {
      tab?.close();
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <Link
      component="button"
      type="button"
      onClick={() => void open()}
      aria-label={`View ${document.ActualFileName} in a new tab`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 0, font: 'inherit', fontWeight: 520, color: 'text.primary', textAlign: 'left' }}
    >
      <DescriptionOutlined sx={{ fontSize: 17, color: 'text.secondary', flex: 'none' }} />
      <span style={{ overflowWrap: 'anywhere' }}>{document.ActualFileName}</span>
    </Link>
  );
}

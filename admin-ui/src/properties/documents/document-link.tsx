import { useDataProvider } from 'react-admin';
import { OpenFile } from '../../components/open-file';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { PropertyDocument } from '../../records/property';

/** Opens a document in a new tab by an address that is good for minutes [DOC-08]. */
export function DocumentLink({ document }: { document: PropertyDocument }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <OpenFile
      name={document.ActualFileName}
      label={`View ${document.ActualFileName} in a new tab`}
      address={() => dataProvider.documentLink(document.ID)}
    />
  );
}

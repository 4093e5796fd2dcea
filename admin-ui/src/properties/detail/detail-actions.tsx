import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useDialog } from '../../components/use-dialog';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';
import { below, paths } from '../../paths';
import { DeletePropertyAction } from '../actions/delete-property-action';
import { PublishAction } from '../actions/publish-action';
import { PropertyEdit } from '../../panels/properties/form/property-edit';
import type { Property } from '../../records/property';

/** What can be done with the whole property; editing is the one main action. */
export function DetailActions({ property }: { property: Property }) {
  const editing = useDialog(paths.property(property.id), below.edit);
  const navigate = useNavigate();
  return (
    <>
      <DeletePropertyAction property={property} labelled onDeleted={() => void navigate(paths.properties)} />
      <PublishAction property={property} labelled />
      <MarketAnalysisButton property={property} />
      <Button
        component="a"
        href={paths.preview(property.id)}
        target="_blank"
        rel="noopener"
        startIcon={<OpenInNewOutlined />}
      >
        Preview
      </Button>
      <Button variant="contained" color="primary" startIcon={<EditOutlined />} onClick={() => editing.open()}>
        Edit
      </Button>
      {editing.params && <PropertyEdit id={property.id} onClose={editing.close} />}
    </>
  );
}

/** Opens the market analysis; an administrator needs no NDA for it [APROP-79]. */
function MarketAnalysisButton({ property }: { property: Property }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const open = async () => {
    const tab = window.open('', '_blank');
    try {
      const token = await dataProvider.marketAnalysisToken(property.id);
      if (tab) {
        tab.location.href = `/market-analysis?token=${encodeURIComponent(token)}`;
      }
    } catch (error) {
      tab?.close();
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <Button startIcon={<QueryStatsOutlined />} onClick={() => void open()}>
      Market analysis
    </Button>
  );
}

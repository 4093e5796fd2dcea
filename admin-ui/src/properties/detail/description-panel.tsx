import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Panel } from '../../components/panel';
import { useDialog } from '../../components/use-dialog';
import { below, paths } from '../../paths';
import type { Property } from '../../records/property';
import { Description } from '../texts/description';
import { DescriptionEditor } from '../texts/description-editor';

/** [APROP-70], [APROP-75] */
export function DescriptionPanel({ property }: { property: Property }) {
  const editing = useDialog(paths.property(property.id), below.description);
  return (
    <Panel
      title="Description"
      actions={
        <Button startIcon={<EditOutlined />} onClick={() => editing.open()} aria-label="Edit description">
          Edit
        </Button>
      }
    >
      {property.description ? (
        <Description html={property.description} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>What a buyer should know about this property will be read here.</Box>
      )}
      {editing.params && <DescriptionEditor property={property} onClose={editing.close} />}
    </Panel>
  );
}

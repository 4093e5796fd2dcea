import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Panel } from '../../components/Panel';
import { useDialog } from '../../components/useDialog';
import { below, paths } from '../../paths';
import type { Property } from '../property';
import { Description } from '../texts/Description';
import { DescriptionEditor } from '../texts/DescriptionEditor';

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

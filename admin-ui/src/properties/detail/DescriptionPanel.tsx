import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Panel } from '../../components/Panel';
import type { Property } from '../property';
import { Description } from '../texts/Description';
import { DescriptionEditor } from '../texts/DescriptionEditor';

/** [APROP-70], [APROP-75] */
export function DescriptionPanel({ property }: { property: Property }) {
  const [editing, setEditing] = useState(false);
  return (
    <Panel
      title="Description"
      actions={
        <Button startIcon={<EditOutlined />} onClick={() => setEditing(true)} aria-label="Edit description">
          Edit
        </Button>
      }
    >
      {property.description ? (
        <Description html={property.description} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>What a buyer should know about this property will be read here.</Box>
      )}
      {editing && <DescriptionEditor property={property} onClose={() => setEditing(false)} />}
    </Panel>
  );
}

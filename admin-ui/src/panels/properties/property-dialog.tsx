import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'react-admin';
import { ErrorArea } from '../../components/error-area';
import { Modal } from '../../components/modal';
import { messageOf } from '../../data-provider/failure';
import { PropertyFacts } from './property-facts';
import { Summary } from './summary';
import type { Property } from '../../records/property';
import { PropertyStatus } from '../../components/property-status';

interface Props {
  id: number;
  onEdit: () => void;
  onClose: () => void;
}

/** A property to look into without leaving the page, and from there the dialog `Update Property` [ASEL-24]. */
export function PropertyDialog({ id, onEdit, onClose }: Props) {
  const { data: property, error } = useGetOne<Property>(
    'properties',
    { id },
    { onError: () => undefined, retry: false },
  );
  return (
    <Modal title={property?.name ?? 'Property'} onClose={onClose} maxWidth="md">
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {error && <ErrorArea text={messageOf(error)} />}
        {!property && !error && <Skeleton variant="rounded" height={320} />}
        {property && (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', color: 'text.secondary' }}>
              <PropertyStatus property={property} />
              {[property.address1, property.address2, `${property.city}, ${property.stateCode} ${property.zipCode}`]
                .filter(Boolean)
                .join(', ')}
            </Box>
            <Summary property={property} />
            <PropertyFacts property={property} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" color="primary" disabled={!property} onClick={onEdit}>
          Update Property
        </Button>
      </DialogActions>
    </Modal>
  );
}

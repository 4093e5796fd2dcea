import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ErrorArea } from '../../components/error-area';
import { Panel } from '../../components/panel';
import { paths } from '../../paths';
import { DocumentsByType } from '../documents/documents-by-type';
import { pleaseUploadNda } from '../documents/document-types';
import { useDocuments } from '../documents/use-documents';
import type { Property } from '../../records/property';
import { RadiusSlider } from '../radius-slider';
import { AssignSeller } from '../seller/assign-seller';

interface Props {
  propertyId: number;
  draft: boolean;
  /** The third step: the modal is over this page. */
  assigning: boolean;
  onStep: (step: number) => void;
}

/** Step 2: explorer radius and documents [APROP-32], [APROP-33]; `Next` opens step 3, the seller [APROP-37]. */
export function DocumentsStep({ propertyId, draft, assigning, onStep }: Props) {
  const { data: property, error } = useGetOne<Property>(
    'properties',
    { id: propertyId },
    { onError: () => undefined, retry: false },
  );
  const documents = useDocuments(propertyId);
  const [ndaAsked, setNdaAsked] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const finish = () => void navigate(paths.property(propertyId));

  /** An NDA has to be there first, unless the property is a draft [APROP-35]. */
  const ready = draft || documents.nda !== undefined;
  const next = () => (ready ? onStep(3) : setNdaAsked(true));

  if (error) {
    return <Alert severity="error">This property could not be opened.</Alert>;
  }
  if (!property) {
    return <Skeleton variant="rounded" height={420} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Panel title="Explorer Radius">
        <RadiusSlider propertyId={propertyId} miles={property.radiusMiles} />
      </Panel>
      <Panel title="Documents" aside={property.name}>
        <DocumentsByType {...documents} />
      </Panel>
      <ErrorArea text={ndaAsked && !ready ? pleaseUploadNda : ''} onClose={() => setNdaAsked(false)} />
      <Box>
        <Button variant="contained" color="primary" onClick={next}>
          Next
        </Button>
      </Box>
      {assigning && (
        <AssignSeller
          propertyId={propertyId}
          dismiss="Assign later"
          onClose={finish}
          onAssigned={() => {
            notify('The seller is assigned.', { type: 'success' });
            finish();
          }}
        />
      )}
    </Box>
  );
}

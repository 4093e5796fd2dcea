import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Property } from '../../properties/property';
import { OffersSideBySide } from './OffersSideBySide';

/** Opens the offers on a property side by side. */
export function CompareOffers({ property }: { property: Property }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<CompareArrowsOutlined />} onClick={() => setOpen(true)}>
        Compare offers
      </Button>
      {open && <OffersSideBySide property={property} onClose={() => setOpen(false)} />}
    </>
  );
}

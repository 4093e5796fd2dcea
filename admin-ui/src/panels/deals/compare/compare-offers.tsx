import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import Button from '@mui/material/Button';
import { useDialog } from '../../../components/use-dialog';
import { below, paths } from '../../../paths';
import type { Property } from '../../../records/property';
import { OffersSideBySide } from './offers-side-by-side';

/** Opens the offers on a property side by side. */
export function CompareOffers({ property }: { property: Property }) {
  const comparing = useDialog(paths.property(property.id), below.offers);
  return (
    <>
      <Button startIcon={<CompareArrowsOutlined />} onClick={() => comparing.open()}>
        Compare offers
      </Button>
      {comparing.params && <OffersSideBySide property={property} onClose={comparing.close} />}
    </>
  );
}

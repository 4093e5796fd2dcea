import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../components/back-link';
import { PageFrame } from '../../components/page-frame';
import { DocumentsStep } from './documents-step';
import { FormStep } from './form-step';
import { Steps } from './steps';
import { paths } from '../../paths';

/**
 * Adding a property in three steps [APROP-27]. The step is in the address (?step=2&property=31), so that a
 * reload after the first step goes on with the property that was made.
 */
export default function PropertyCreate() {
  const [search, setSearch] = useSearchParams();
  const propertyId = Number(search.get('property')) || undefined;
  const draft = search.get('draft') === '1';
  const step = propertyId ? Math.min(3, Math.max(2, Number(search.get('step')))) : 1;
  const goTo = (next: number, id: number, asDraft: boolean) =>
    setSearch({ step: String(next), property: String(id), ...(asDraft ? { draft: '1' } : {}) }, { replace: true });

  return (
    <PageFrame title="Add New Property" above={<BackLink to={paths.properties}>Property Listings</BackLink>}>
      <Box sx={{ maxWidth: 880 }}>
        <Steps current={step} />
        {propertyId ? (
          <DocumentsStep
            propertyId={propertyId}
            draft={draft}
            assigning={step === 3}
            onStep={(next) => goTo(next, propertyId, draft)}
          />
        ) : (
          <FormStep onSaved={(id, asDraft) => goTo(2, id, asDraft)} />
        )}
      </Box>
    </PageFrame>
  );
}

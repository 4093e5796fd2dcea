import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ChosenButtons } from '../../components/chooser/chosen-buttons';
import { PropertyChooser, usePropertyChoices } from '../../components/chooser/property-chooser';
import { ErrorArea } from '../../components/error-area';
import { number } from '../../components/format';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { paths } from '../../paths';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import type { Property } from '../../records/property';
import { nameOfUser, type User } from '../../records/user';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${number(count)} ${many}`);

/** The dialog `Add Properties`: a search, checkboxes that keep their choice from page to page, one assignment [ASEL-13] to [ASEL-17]. */
export function AddProperties({ seller, onClose }: { seller: User; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const found = usePropertyChoices('name');
  const [chosen, setChosen] = useState<Property[]>([]);

  const isChosen = ({ id }: Property) => chosen.some((property) => property.id === id);
  const isTheirs = ({ sellerId }: Property) => sellerId === seller.id;
  const choose = (property: Property) =>
    setChosen(isChosen(property) ? chosen.filter(({ id }) => id !== property.id) : [...chosen, property]);
  const assign = useTask(async () => {
    await dataProvider.assignProperties(
      seller.id,
      chosen.map(({ id }) => id),
      true,
    );
    notify(`${counted(chosen.length, 'property is', 'properties are')} assigned to ${nameOfUser(seller)}.`, {
      type: 'success',
    });
    onClose();
    await refresh();
  });
  const reset = () => {
    setChosen([]);
    assign.forget();
    found.reset();
  };
  const fromOthers = chosen.filter(({ sellerId }) => sellerId);

  return (
    <PropertyChooser
      title="Add Properties"
      found={found}
      pick="several"
      isChosen={(property) => isTheirs(property) || isChosen(property)}
      whyNot={(property) => (isTheirs(property) ? 'Assigned already' : undefined)}
      onChoose={choose}
      onClose={onClose}
      buttons={
        <ChosenButtons
          count={chosen.length}
          confirm="Submit"
          disabled={!chosen.length}
          running={assign.running}
          onConfirm={() => void assign.run()}
          onClose={onClose}
        >
          <Button variant="text" onClick={reset}>
            Reset
          </Button>
        </ChosenButtons>
      }
    >
      {fromOthers.length > 0 && (
        <Alert severity="warning">
          {counted(fromOthers.length, 'property moves', 'properties move')} here from another seller.
        </Alert>
      )}
      <ErrorArea text={assign.failure} onClose={assign.forget} />
      <Box sx={{ color: 'text.secondary' }}>
        Not in the list?{' '}
        <Link component={RouterLink} to={paths.properties}>
          Add New Property
        </Link>
      </Box>
    </PropertyChooser>
  );
}

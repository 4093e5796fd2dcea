import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Chooser } from '../../components/chooser/chooser';
import { useChoices } from '../../components/chooser/use-choices';
import { ErrorArea } from '../../components/error-area';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import type { SellerEntry } from '../../records/property';

interface Props {
  propertyId: number;
  /** Said on the button that leaves without a choice. */
  dismiss?: string;
  onClose: () => void;
  onAssigned: () => void;
}

type Seller = SellerEntry & { id: number };

/** The modal `Assign Seller` [APROP-37], [APROP-76]: a search, also by company, city and state [APROP-87], and a choice. */
export function AssignSeller({ propertyId, dismiss = 'Cancel', onClose, onAssigned }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = usePropertyRefresh();
  const [chosen, setChosen] = useState<number>();
  const found = useChoices<Seller>(['sellers', propertyId], (criteria, page) =>
    dataProvider.searchSellers({ ...criteria, propertyId, page }),
  );
  const assign = useTask(async (sellerId: number) => {
    await dataProvider.assignSeller(sellerId, propertyId);
    await refresh();
    onAssigned();
  });
  return (
    <Chooser<Seller>
      title="Assign Seller"
      label="Sellers"
      searching={searching}
      found={found}
      pick="one"
      isChosen={({ id }) => id === chosen}
      describe={({ FirstName, LastName, Email, CompanyName, City, State, IsAssigned }) => ({
        name: `${FirstName} ${LastName}`,
        under: Email,
        beside: CompanyName ?? undefined,
        end: [City, State].filter(Boolean).join(', '),
        reason: IsAssigned ? 'Assigned already' : undefined,
      })}
      onChoose={({ id }) => setChosen(id)}
      onTake={({ id }) => void assign.run(id)}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>{dismiss}</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={!chosen}
            loading={assign.running}
            onClick={() => chosen && void assign.run(chosen)}
          >
            Assign Seller
          </Button>
        </>
      }
    >
      <ErrorArea text={assign.failure} onClose={assign.forget} />
    </Chooser>
  );
}

const searching = { hint: 'Name, e-mail, company or place', filter: { source: 'companyName', label: 'Company Name' } };

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ErrorArea } from '../../components/ErrorArea';
import { Modal } from '../../components/Modal';
import { useTask } from '../../components/useTask';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { totalOf } from '../../dataProvider/paging';
import { messageOf } from '../../dataProvider/failure';
import { usePropertyRefresh } from '../actions/usePropertyRefresh';
import { SellerChoices } from './SellerChoices';
import { SellerSearch, type SellerCriteria } from './SellerSearch';

interface Props {
  propertyId: number;
  /** Said on the button that leaves without a choice. */
  dismiss?: string;
  onClose: () => void;
  onAssigned: () => void;
}

/** The modal `Assign Seller` [APROP-37], [APROP-76]: a search, a choice, a confirmation by its button. */
export function AssignSeller({ propertyId, dismiss = 'Cancel', onClose, onAssigned }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = usePropertyRefresh();
  const [criteria, setCriteria] = useState<SellerCriteria>({});
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number>();
  const { data, error } = useQuery({
    queryKey: ['sellers', propertyId, criteria, page],
    queryFn: () => dataProvider.searchSellers({ ...criteria, propertyId, page }),
    placeholderData: keepPreviousData,
  });
  const assign = useTask(async (sellerId: number) => {
    await dataProvider.assignSeller(sellerId, propertyId);
    await refresh();
    onAssigned();
  });
  return (
    <Modal title="Assign Seller" onClose={onClose} maxWidth="md">
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <SellerSearch
          onSearch={(next) => {
            setCriteria(next);
            setPage(1);
          }}
        />
        {error && <ErrorArea text={messageOf(error)} />}
        {!data && !error && <Skeleton variant="rounded" height={220} />}
        {data && (
          <SellerChoices sellers={data.Sellers} total={totalOf(data.Pagination)} page={page} onPage={setPage} chosen={chosen} onChoose={setChosen} />
        )}
        <ErrorArea text={assign.failure} onClose={assign.forget} />
      </DialogContent>
      <DialogActions>
        <Box sx={{ flex: 1 }} />
        <Button onClick={onClose}>{dismiss}</Button>
        <Button variant="contained" color="primary" disabled={!chosen} loading={assign.running} onClick={() => chosen && void assign.run(chosen)}>
          Assign Seller
        </Button>
      </DialogActions>
    </Modal>
  );
}

import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PublishedWithChangesOutlined from '@mui/icons-material/PublishedWithChangesOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Role, Stage } from '@stowbridge/contract/ids';
import { canMove, isTerminal } from '@stowbridge/contract/stages';
import { useState } from 'react';
import { RowAction, RowActions } from '../components/list/RowActions';
import type { Deal } from './deal';
import { OfflineLoi } from './offline/OfflineLoi';
import { DealReportModal } from './report/DealReportModal';
import { DealMenu } from './stage/DealMenu';
import { DealView } from './view/DealView';

interface Props {
  deal: Deal;
  onUpdateStage: () => void;
}

/** What can be done with a deal, in its row [DEAL-13] to [DEAL-16]. */
export function DealActions({ deal, onUpdateStage }: Props) {
  const [open, setOpen] = useState<'view' | 'offline' | 'report'>();
  const close = () => setOpen(undefined);
  const of = `${deal.buyerName ?? 'buyer'}, ${deal.propertyName}`;
  return (
    <>
      <RowActions>
        <RowAction label="Update deal stage" of={of} icon={PublishedWithChangesOutlined} onClick={onUpdateStage} disabled={isTerminal(deal.statusId)} />
        <RowAction label="View" of={of} icon={VisibilityOutlined} onClick={() => setOpen('view')} />
        <RowAction label="Offline LOI" of={of} icon={EditNoteOutlined} onClick={() => setOpen('offline')} disabled={!deal.propertyId || !canMove(deal.statusId, Stage.Submitted, [Role.Admin])} />
        <RowAction label="PDF Download" of={of} icon={PictureAsPdfOutlined} onClick={() => setOpen('report')} />
        <DealMenu deal={deal} />
      </RowActions>
      {open === 'view' && <DealView id={deal.id} onClose={close} />}
      {open === 'offline' && deal.propertyId && <OfflineLoi property={{ id: deal.propertyId, name: deal.propertyName }} deal={deal} onClose={close} />}
      {open === 'report' && <DealReportModal deal={deal} onClose={close} />}
    </>
  );
}

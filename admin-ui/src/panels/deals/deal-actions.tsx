import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PublishedWithChangesOutlined from '@mui/icons-material/PublishedWithChangesOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Role, Stage } from '@stowbridge/contract/ids';
import { canMove, isTerminal } from '@stowbridge/contract/stages';
import { RowAction, RowActions } from '../../components/list/row-actions';
import { below } from '../../paths';
import type { Deal } from '../../records/deal';
import { DealMenu } from './stage/deal-menu';
import { useDealDialog } from './use-deal-dialog';

interface Props {
  deal: Deal;
  onUpdateStage: () => void;
}

/** What can be done with a deal, in its row [DEAL-13] to [DEAL-16]. */
export function DealActions({ deal, onUpdateStage }: Props) {
  const view = useDealDialog(below.deal);
  const offline = useDealDialog(below.dealOffline);
  const report = useDealDialog(below.dealReport);
  const of = `${deal.buyerName ?? 'buyer'}, ${deal.propertyName}`;
  return (
    <RowActions>
      <RowAction
        label="Update deal stage"
        of={of}
        icon={PublishedWithChangesOutlined}
        onClick={onUpdateStage}
        disabled={isTerminal(deal.statusId)}
      />
      <RowAction label="View" of={of} icon={VisibilityOutlined} onClick={() => view.open({ id: deal.id })} />
      <RowAction
        label="Offline LOI"
        of={of}
        icon={EditNoteOutlined}
        onClick={() => offline.open({ id: deal.id })}
        disabled={!deal.propertyId || !canMove(deal.statusId, Stage.Submitted, [Role.Admin])}
      />
      <RowAction
        label="PDF Download"
        of={of}
        icon={PictureAsPdfOutlined}
        onClick={() => report.open({ id: deal.id })}
      />
      <DealMenu deal={deal} />
    </RowActions>
  );
}

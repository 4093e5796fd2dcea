import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Role, Stage } from '@stowbridge/contract/ids';
import { canMove } from '@stowbridge/contract/stages';
import { useId, useState } from 'react';
import type { Deal } from '../../../records/deal';
import { WithdrawConfirm } from './withdraw-confirm';

/** What is seldom done with a deal: `Withdraw`, at the stages from which the table of stages lets it. */
export function DealMenu({ deal }: { deal: Deal }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [withdrawing, setWithdrawing] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={`More: ${deal.buyerName || 'buyer'}, ${deal.propertyName}`}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? id : undefined}
        disabled={!canMove(deal.statusId, Stage.Withdrawn, [Role.Admin])}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ '&:hover': { color: 'text.primary' } }}
      >
        <MoreVert />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
      >
        <MenuItem
          onClick={() => {
            close();
            setWithdrawing(true);
          }}
        >
          Withdraw
        </MenuItem>
      </Menu>
      {withdrawing && <WithdrawConfirm deal={deal} onDone={() => setWithdrawing(false)} />}
    </>
  );
}

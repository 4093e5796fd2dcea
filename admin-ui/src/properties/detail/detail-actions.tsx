import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useDialog } from '../../components/use-dialog';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';
import { below, paths } from '../../paths';
import { DeletePropertyAction } from '../actions/delete-property-action';
import { PublishAction } from '../actions/publish-action';
import { PropertyEdit } from '../../panels/properties/form/property-edit';
import type { Property } from '../../records/property';

/** What can be done with the whole property; editing is the one main action. */
export function DetailActions({ property, onDeleted }: { property: Property; onDeleted: () => void }) {
  const editing = useDialog(paths.property(property.id), below.edit);
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const others = (
    <>
      <DeletePropertyAction property={property} labelled onDeleted={onDeleted} />
      <PublishAction property={property} labelled />
      <MarketAnalysisButton property={property} />
      <Button
        component="a"
        href={paths.preview(property.id)}
        target="_blank"
        rel="noopener"
        startIcon={<OpenInNewOutlined />}
      >
        Preview
      </Button>
    </>
  );
  return (
    <>
      {wide && others}
      <Button variant="contained" color="primary" startIcon={<EditOutlined />} onClick={() => editing.open()}>
        Edit
      </Button>
      {!wide && <More>{others}</More>}
      {editing.params && <PropertyEdit id={property.id} onClose={editing.close} />}
    </>
  );
}

/** What is done less often, behind a button: on a phone the property itself is on the first screen. */
function More({ children }: { children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<MoreVert />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        More
      </Button>
      {/* What an action asks is part of it, and stays when this is closed. */}
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        keepMounted
        anchorOrigin={{ horizontal: 'left', vertical: 'bottom' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'More' } }}
      >
        <Box onClick={() => setAnchor(null)} sx={{ display: 'grid', gap: 2, p: 3 }}>
          {children}
        </Box>
      </Popover>
    </>
  );
}

/** Opens the market analysis; an administrator needs no NDA for it [APROP-79]. */
function MarketAnalysisButton({ property }: { property: Property }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const open = async () => {
    const tab = window.open('', '_blank');
    try {
      const token = await dataProvider.marketAnalysisToken(property.id);
      if (tab) {
        tab.location.href = `/market-analysis?token=${encodeURIComponent(token)}`;
      }
    } catch (error) {
      tab?.close();
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <Button startIcon={<QueryStatsOutlined />} onClick={() => void open()}>
      Market analysis
    </Button>
  );
}

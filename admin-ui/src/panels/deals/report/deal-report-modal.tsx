import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { ErrorArea } from '../../../components/error-area';
import { Modal } from '../../../components/modal';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import { saveDealReport } from '../../../data-provider/download';
import { messageOf } from '../../../data-provider/failure';
import { ReportSheet } from './report-sheet';

/** The printable deal report [DEAL-19], which can be saved as a PDF [DEAL-16]. */
export function DealReportModal({ id, onClose }: { id: number; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data: report, error } = useQuery({
    queryKey: ['deal-report', id],
    queryFn: () => dataProvider.dealReport(id),
    staleTime: 0,
  });
  const notify = useNotify();
  const save = () => {
    saveDealReport(id).catch((failure: unknown) => notify(messageOf(failure), { type: 'error' }));
  };
  return (
    <Modal title="Deal Report" onClose={onClose} maxWidth="md">
      <DialogContent tabIndex={0} aria-label="Deal report">
        {error ? (
          <ErrorArea text={messageOf(error)} />
        ) : report ? (
          <ReportSheet report={report} />
        ) : (
          <Skeleton variant="rounded" height={420} />
        )}
      </DialogContent>
      <DialogActions sx={{ displayPrint: 'none' }}>
        <Button startIcon={<PrintOutlined />} disabled={!report} onClick={() => window.print()}>
          Print
        </Button>
        <Button
          variant="contained"
          color="primary"
          startIcon={<PictureAsPdfOutlined />}
          disabled={!report}
          onClick={save}
        >
          PDF Download
        </Button>
      </DialogActions>
    </Modal>
  );
}

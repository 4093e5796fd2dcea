import type { DealReportRowDto } from '@stowbridge/api';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { AllOrOne } from '../components/list/AllOrOne';
import { useTask } from '../components/useTask';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { messageOf } from '../dataProvider/failure';
import { PropertyInput } from './PropertyInput';
import { ReportSearch } from './ReportSearch';
import { ReportSheet } from './ReportSheet';
import type { Column } from './ReportTable';
import { defaultForm, reportRequest, type ReportForm } from './reportRules';
import { useReport } from './useReport';

interface PropertyReportForm extends ReportForm {
  trackingTypeId: number | null;
  propertyId: number | null;
}

const initial: PropertyReportForm = { ...defaultForm, trackingTypeId: null, propertyId: null };

/** The counters by the ids of their tracking types [ANA-23]. */
const counters: Record<number, Column<DealReportRowDto>> = {
  1: { heading: 'Property Added', value: (row) => row.PropertyAdded },
  2: { heading: 'Property Viewed', value: (row) => row.PropertyViewed },
  3: { heading: 'Offer Received', value: (row) => row.OfferReceived },
  4: { heading: 'NDA Signed', value: (row) => row.NDASigned },
  5: { heading: 'Property Sold', value: (row) => row.PropertySold },
  6: { heading: 'Deal Accepted', value: (row) => row.DealAccepted },
  7: { heading: 'Deal Rejected', value: (row) => row.DealRejected },
};

const requestOf = (form: PropertyReportForm) => ({
  ...reportRequest(form),
  TrackingTypeID: (form.trackingTypeId ?? undefined) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined,
  PropertyID: form.propertyId ?? undefined,
});

/** What happened to properties and their deals, period by period [ANA-19] to [ANA-22]. */
export function PropertyReport() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data: types = [] } = useQuery({ queryKey: ['tracking-types'], queryFn: () => dataProvider.trackingTypes(), staleTime: Infinity });
  const report = useReport('property', initial, (provider, form) => provider.propertyReport(requestOf(form)));
  const { trackingTypeId } = report.asked;
  const shown = Object.entries(counters).filter(([id]) => !trackingTypeId || Number(id) === trackingTypeId);
  return (
    <>
      <ReportSearch ranges={report.ranges} initial={initial} onSubmit={report.ask} onClear={report.clear} actions={<DownloadReport form={report.asked} />}>
        <AllOrOne source="trackingTypeId" label="Tracking Type" choices={types.map(({ ID, Name }) => ({ id: ID, name: Name }))} />
        <PropertyInput source="propertyId" />
      </ReportSearch>
      <ReportSheet
        title="Property report"
        report={report}
        total
        columns={[{ heading: 'Time Period', value: (row) => row.TimePeriod }, ...shown.map(([, column]) => column)]}
      />
    </>
  );
}

/** The report that is shown, as a spreadsheet. */
function DownloadReport({ form }: { form: PropertyReportForm }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const download = useTask(async () => {
    try {
      await dataProvider.downloadPropertyReport(requestOf(form));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  return (
    <Button startIcon={<FileDownloadOutlined />} loading={download.running} onClick={() => void download.run()}>
      Download
    </Button>
  );
}

import type { DealReportRowDto } from '@stowbridge/api';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { DownloadButton } from '../components/download-button';
import { periodLabel } from '../components/format';
import { AllOrOne } from '../components/list/all-or-one';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { PropertyInput } from './property-input';
import { ReportSearch } from './report-search';
import { ReportSheet } from './report-sheet';
import type { Column } from './report-table';
import { defaultForm, reportRequest, type ReportForm } from './report-rules';
import { useReport } from './use-report';

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
  const { data: types = [] } = useQuery({
    queryKey: ['tracking-types'],
    queryFn: () => dataProvider.trackingTypes(),
    staleTime: Infinity,
  });
  const report = useReport('property', initial, (provider, form) => provider.propertyReport(requestOf(form)));
  const { trackingTypeId } = report.asked;
  const shown = Object.entries(counters).filter(([id]) => !trackingTypeId || Number(id) === trackingTypeId);
  return (
    <>
      <ReportSearch
        ranges={report.ranges}
        initial={initial}
        onSubmit={report.ask}
        onClear={report.clear}
        actions={<DownloadButton fetch={() => dataProvider.downloadPropertyReport(requestOf(report.asked))} />}
      >
        <AllOrOne
          source="trackingTypeId"
          label="Tracking Type"
          choices={types.map(({ ID, Name }) => ({ id: ID, name: Name }))}
        />
        <PropertyInput source="propertyId" />
      </ReportSearch>
      <ReportSheet
        title="Property report"
        report={report}
        total
        columns={[{ heading: 'Time Period', value: periodLabel }, ...shown.map(([, column]) => column)]}
      />
    </>
  );
}

import type { DealReportRowDto } from '@stowbridge/api';
import { reportLabels, trackingTypes } from '@stowbridge/contract/columns';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { DownloadButton } from '../components/download-button';
import { periodLabel } from '../components/format';
import { AllOrOne } from '../components/list/all-or-one';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { PropertyInput } from '../panels/properties/property-input';
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
  const counters = trackingTypes
    .filter(({ id }) => !trackingTypeId || id === trackingTypeId)
    .map(({ name, wire }): Column<DealReportRowDto> => ({ heading: name, value: (row) => row[wire] }));
  return (
    <>
      <ReportSearch
        ranges={report.ranges}
        shown={report.asked}
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
        columns={[{ heading: reportLabels.period, value: periodLabel }, ...counters]}
      />
    </>
  );
}

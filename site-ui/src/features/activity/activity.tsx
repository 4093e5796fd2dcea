import type { ActivityDto, ActivitySignerDto, ReportDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { DATE_RANGES, type DateRangeId } from '@stowbridge/contract/date-ranges';
import { figureRows, hasActivity, weekName } from '@stowbridge/contract/reports';
import { useCallback, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { FileButton } from '../../components/file-button';
import formStyles from '../../forms/form.module.css';
import pairs from '../../components/pairs.module.css';
import { Section } from '../../components/section';
import tableStyles from '../../components/table.module.css';
import { formatFullDate, formatWhole } from '../../lib/format';
import { useSite } from '../../lib/site-context';
import styles from './activity.module.css';

const api = new MeResourceService(browserApi);
const ranges = Object.entries(DATE_RANGES).map(([id, name]) => ({ id: Number(id) as DateRangeId, name }));
/** As many weeks as stand here. */
const weeks = JSON.stringify([0, 11]);

/** [BEYB-71, BEYB-72] What happens on one's listing, live, and the weeks of which one was told. */
export default function Activity({ storeId }: { storeId: number }) {
  const [range, setRange] = useState<DateRangeId>(1);
  const activity = useLoad(useCallback(() => api.listingActivity({ id: storeId, range }), [storeId, range]));
  const reports = useLoad(useCallback(() => api.listingReports({ id: storeId, range: weeks }), [storeId]));
  return (
    <Section title="Activity" id="activity">
      <label className={styles.range}>
        Date range
        <select
          className={formStyles.control}
          value={range}
          onChange={({ target }) => setRange(Number(target.value) as DateRangeId)}
        >
          {ranges.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {activity.error && <p role="alert">{activity.error}</p>}
      <div className={styles.live} aria-live="polite">
        {activity.data && <Happened activity={activity.data} />}
      </div>
      {reports.error && <p role="alert">{reports.error}</p>}
      {reports.data && reports.data.length > 0 && <Weeks storeId={storeId} reports={reports.data} />}
    </Section>
  );
}

function Happened({ activity: { figures, periods, signers } }: { activity: ActivityDto }) {
  const { TimeZone } = useSite();
  if (!hasActivity(figures)) {
    return <p className={tableStyles.empty}>There was no activity on this property in these days.</p>;
  }
  const steps = [
    ['Views', figures.views],
    ['NDAs signed', figures.ndasSigned],
    ['Opened documents', figures.documentReaders],
    ['Offers', figures.offers],
  ] as const;
  const most = Math.max(1, ...steps.map(([, count]) => count));
  return (
    <>
      <dl className={styles.funnel}>
        {steps.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {formatWhole(count)}
              <span aria-hidden style={{ width: `${(count / most) * 100}%` }} />
            </dd>
          </div>
        ))}
      </dl>
      {figures.ndasSigned > 0 && (
        <p className={styles.share}>
          {`${formatWhole(figures.signersWithOffer)} of the ${formatWhole(figures.ndasSigned)} who signed ${figures.signersWithOffer === 1 ? 'has' : 'have'} offered since.`}
        </p>
      )}
      <dl className={pairs.pairs}>
        {figureRows(figures, TimeZone).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Periods periods={periods} />
      {signers.length > 0 && <Signers signers={signers} />}
    </>
  );
}

const Periods = ({ periods }: Pick<ActivityDto, 'periods'>) => (
  <table className={`${tableStyles.table} ${tableStyles.stack}`}>
    <caption className="hidden-text">Activity by time</caption>
    <thead>
      <tr>
        <th scope="col">Time</th>
        <th scope="col" className={tableStyles.number}>
          Views
        </th>
        <th scope="col" className={tableStyles.number}>
          NDAs
        </th>
        <th scope="col" className={tableStyles.number}>
          Opens
        </th>
        <th scope="col" className={tableStyles.number}>
          Offers
        </th>
      </tr>
    </thead>
    <tbody>
      {periods.map(({ label, part, views, ndasSigned, documentsOpened, offers }) => (
        <tr key={label}>
          <td data-label="Time">{part ? `${label} (part)` : label}</td>
          <td data-label="Views" className={tableStyles.number}>
            {formatWhole(views)}
          </td>
          <td data-label="NDAs" className={tableStyles.number}>
            {formatWhole(ndasSigned)}
          </td>
          <td data-label="Opens" className={tableStyles.number}>
            {formatWhole(documentsOpened)}
          </td>
          <td data-label="Offers" className={tableStyles.number}>
            {formatWhole(offers)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Signers = ({ signers }: { signers: ActivitySignerDto[] }) => (
  <div className={styles.group}>
    <h3>Signed the NDA</h3>
    <ul className={styles.signers}>
      {signers.map(({ name, company, signedAt }, place) => (
        <li key={`${signedAt} ${place}`}>
          {[name ?? 'A buyer', company].filter(Boolean).join(', ')}
          <span>{formatFullDate(signedAt)}</span>
        </li>
      ))}
    </ul>
  </div>
);

const Weeks = ({ storeId, reports }: { storeId: number; reports: ReportDto[] }) => (
  <div className={styles.group}>
    <h3>Weekly reports</h3>
    <ul className={styles.weeks}>
      {reports.map(({ id, week, note }) => (
        <li key={id}>
          <span>
            {weekName(week)}
            {note && <q>{note}</q>}
          </span>
          <FileButton
            label="Download PDF"
            of={weekName(week)}
            path={`/api/v1/me/properties/${storeId}/reports/${week}/pdf`}
            name={`report_${week}.pdf`}
          />
        </li>
      ))}
    </ul>
  </div>
);

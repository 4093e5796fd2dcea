import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { useCallback } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { Section } from '../../components/section';
import { PartSkeleton } from '../../components/skeleton';
import { Dates, NextDate } from './dates';
import { Tasks } from './tasks';

const api = new MeResourceService(browserApi);

/** As many as a side has. */
const most = JSON.stringify([0, 199]);

/** The dates of an accepted deal, what is next in the first place, and the tasks of one's own side. */
export default function Closing({ dealId }: { dealId: number }) {
  const load = useCallback(
    () => Promise.all([api.dealDates({ id: dealId }), api.tasks({ range: most, filter: JSON.stringify({ dealId }) })]),
    [dealId],
  );
  const { data, error, reload } = useLoad(load);
  if (error && !data) {
    return (
      <Section title="On the way to closing">
        <p role="alert">{error}</p>
        <Button look="secondary" onClick={() => void reload()}>
          Try again
        </Button>
      </Section>
    );
  }
  if (!data) {
    return <PartSkeleton />;
  }
  const [dates, tasks] = data;
  return (
    <>
      {dates.length > 0 && (
        <Section title="On the way to closing">
          <NextDate dates={dates} />
          <Dates dates={dates} />
        </Section>
      )}
      {tasks.length > 0 && (
        <Section title="Your tasks">
          <Tasks tasks={tasks} reload={reload} />
        </Section>
      )}
    </>
  );
}
